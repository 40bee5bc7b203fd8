import type { Command } from './command.ts'
import { contentCheck } from './content/content-check.ts'
import { contentList } from './content/content-list.ts'
import { doctor } from './doctor/doctor.ts'
import { recorderInvite, recorderRevoke } from './people/recorder-commands.ts'
import { userDelete, userDisable, userEnable, userShow } from './people/user-commands.ts'

/** In the order of the help. */
export const commands: readonly Command[] = [
  contentCheck,
  contentList,
  recorderInvite,
  recorderRevoke,
  userShow,
  userDisable,
  userEnable,
  userDelete,
  doctor,
]
