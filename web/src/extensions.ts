import type { Extension } from './extension.ts'
import { importExtension } from './features/language-desk/files/extension.ts'

/** The extensions of this build. Only this file imports them; it arrives with the language desk. */
export const extensions: readonly Extension[] = [importExtension]
