import { msg } from '@lingui/core/macro'
import type { Extension } from '../../../web/src/extension.ts'
import { FilesTab } from './files-tab.tsx'

/** Imports of dictionaries and recordings, and what the language's words can be exported as. */
export const importExtension: Extension = {
  name: 'import',
  deskTab: { key: 'files', title: msg`Import and export`, Tab: FilesTab },
}
