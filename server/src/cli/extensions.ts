import { addImportCommands } from '../../../extensions/import/server/cli/imports.commands.ts'
import type { AddCommands } from './command.ts'

/** The commands of the extensions. A list of its own, so that help doesn't load the extensions. */
export const extensionCommands: readonly AddCommands[] = [addImportCommands]
