import type { Command } from './command.ts'
import { contentCheck } from './content/content-check.ts'
import { contentList } from './content/content-list.ts'
import { doctor } from './doctor/doctor.ts'

/** In the order of the help. */
export const commands: readonly Command[] = [contentCheck, contentList, doctor]
