/*
 * The reference device model for SPIN: N apps (1 to 14), of which one at most is in the foreground.
 * The rules are those of DeviceRule.swift. Each is one indivisible step, so that SPIN visits the
 * same states and transitions.
 */
#define notRunning 0
#define inactive   1
#define front      2
#define background 3
#define suspended  4

byte app[N];
bool foreground; /* some app is inactive or active; a function of app, so it adds no states */

#define APP(i) \
  :: d_step { app[i] == notRunning && !foreground -> app[i] = inactive; foreground = true } \
  :: d_step { app[i] == notRunning -> app[i] = background } \
  :: d_step { app[i] == inactive -> app[i] = front } \
  :: d_step { app[i] == front -> app[i] = inactive } \
  :: d_step { app[i] == inactive -> app[i] = background; foreground = false } \
  :: d_step { app[i] == background -> app[i] = suspended } \
  :: d_step { app[i] == background && !foreground -> app[i] = inactive; foreground = true } \
  :: d_step { app[i] == suspended && !foreground -> app[i] = inactive; foreground = true } \
  :: d_step { app[i] == suspended -> app[i] = notRunning } /* purge */ \
  :: d_step { app[i] == inactive || app[i] == front -> app[i] = notRunning; foreground = false } \
  :: d_step { app[i] == background || app[i] == suspended -> app[i] = notRunning } /* kill */

active proctype device() {
  do
  APP(0)
#if N > 1
  APP(1)
#endif
#if N > 2
  APP(2)
#endif
#if N > 3
  APP(3)
#endif
#if N > 4
  APP(4)
#endif
#if N > 5
  APP(5)
#endif
#if N > 6
  APP(6)
#endif
#if N > 7
  APP(7)
#endif
#if N > 8
  APP(8)
#endif
#if N > 9
  APP(9)
#endif
#if N > 10
  APP(10)
#endif
#if N > 11
  APP(11)
#endif
#if N > 12
  APP(12)
#endif
#if N > 13
  APP(13)
#endif
  od
}
