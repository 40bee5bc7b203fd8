import { importExtension } from '../../extensions/import/server/extension.ts'
import type { Extension } from './extension.ts'

/** The extensions of this server. The core imports them only here and in `cli/extensions.ts`. */
export const extensions: readonly Extension[] = [importExtension]
