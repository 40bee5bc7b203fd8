import { importExtension } from '../../extensions/import/web/extension.ts'
import type { Extension } from './extension.ts'

/** The extensions of this build. Only this file imports them; it arrives with the language desk. */
export const extensions: readonly Extension[] = [importExtension]
