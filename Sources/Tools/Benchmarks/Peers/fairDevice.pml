/*
 * The reference device model for SPIN, with a process for each app: weak fairness is one of
 * processes there. The rules are those of device.pml.
 */
#define notRunning 0
#define inactive   1
#define front      2
#define background 3
#define suspended  4

byte app[N];
bool foreground; /* some app is inactive or active; a function of app, so it adds no states */

active [N] proctype one() {
  do
  :: d_step { app[_pid] == notRunning && !foreground -> app[_pid] = inactive; foreground = true }
  :: d_step { app[_pid] == notRunning -> app[_pid] = background }
  :: d_step { app[_pid] == inactive -> app[_pid] = front }
  :: d_step { app[_pid] == front -> app[_pid] = inactive }
  :: d_step { app[_pid] == inactive -> app[_pid] = background; foreground = false }
  :: d_step { app[_pid] == background -> app[_pid] = suspended }
  :: d_step { app[_pid] == background && !foreground -> app[_pid] = inactive; foreground = true }
  :: d_step { app[_pid] == suspended && !foreground -> app[_pid] = inactive; foreground = true }
  :: d_step { app[_pid] == suspended -> app[_pid] = notRunning } /* purge */
  :: d_step { app[_pid] == inactive || app[_pid] == front -> app[_pid] = notRunning; foreground = false }
  :: d_step { app[_pid] == background || app[_pid] == suspended -> app[_pid] = notRunning } /* kill */
  od
}

ltl leaves { [] ((app[0] == inactive) -> <> (app[0] != inactive)) }
