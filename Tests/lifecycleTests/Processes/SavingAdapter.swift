/// An adapter for bash, which starts in an instant.
enum SavingAdapter {
  /// Writes an adapter that keeps a draft in memory, and does something at the end of a life.
  ///
  /// - Parameters:
  ///   - callback: What it implements.
  ///   - body: What it does when it is sent that.
  ///   - folder: The folder for the file.
  /// - Returns: The path.
  /// - Throws: An error if it cannot be written.
  static func write(
    on callback: String, _ body: String, to folder: TemporaryFolder
  ) throws -> String {
    let text = """
      #!/bin/bash
      draft=$(cat "$LIFECYCLE_DISK/draft" 2>/dev/null)
      saved=$draft
      echo '{"protocol":1,"implements":["\(callback)"],"actions":[{"name":"edit"}]}'
      while read -r line; do
        id=${line#*:}; id=${id%%,*}
        case $line in
          *'"action":"edit"'*) draft=x ;;
          *'"deliver"'*) \(body) ;;
        esac
        [ "$draft" = "$saved" ] && unsaved=false || unsaved=true
        echo "{\\"id\\":$id,\\"observe\\":{\\"unsaved\\":$unsaved,\\"fingerprint\\":\\"$draft\\"}}"
      done

      """
    try folder.write(Array(text.utf8), to: "adapter")
    let path = folder.path("adapter")
    return path
  }

  /// Saves the draft.
  static let save = #"saved=$draft; printf %s "$draft" >"$LIFECYCLE_DISK/draft""#
}
