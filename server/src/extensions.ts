import type { Extension } from './extension.ts'
import { importExtension } from './import-extension.ts'

/** The extensions of this server. Only this file of the core imports them. */
export const extensions: readonly Extension[] = [importExtension]
