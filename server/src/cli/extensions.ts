import type { AddCommands } from './command.ts'
import { addImportCommands } from './imports/imports.commands.ts'

/** The commands of the extensions. A list of its own, so that help doesn't load the extensions. */
export const extensionCommands: readonly AddCommands[] = [addImportCommands]
