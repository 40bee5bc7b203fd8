import type { ImportDraftAnswer } from '@mboa/contract'
import { readers, type ReadName } from '@mboa/formats'
import { recordAct, theOperator } from '../../../../server/src/modules/language-acts/index.ts'
import type { Queries } from '../../../../server/src/platform/database/database.ts'
import type { World } from '../../../../server/src/testing/world.ts'
import { prepareFile } from '../desk/imports.ts'
import { presentDraft } from '../desk/present-draft.ts'
import { draftImport } from '../words/draft-import.ts'
import { completeMapping } from '../words/remembered-mapping.ts'
import { saveImport } from '../words/save-import.ts'

interface SentFile {
  readonly bytes: string | Buffer
  readonly format?: ReadName
  readonly columns?: Readonly<Record<string, string>>
  readonly fileName?: string
}

/** Drafts and imports files of Ewondo without a subprocess, which each reading of a job starts. */
export function createInProcessImports({ context, database }: Pick<World, 'context' | 'database'>) {
  const language = 'ewo'

  async function prepare({
    bytes,
    format = 'csv',
    columns = {},
    fileName = 'words.csv',
  }: SentFile) {
    const mapping = completeMapping({ columns })
    const said = {
      source: 'A word list, 2024',
      licence: 'CC-BY-4.0',
      dialect: null,
      orthography: 'general-alphabet',
    } as const
    const read = () => readers[format].read([Buffer.from(bytes)], mapping, { language })
    const prepared = await prepareFile(context, language, { said, mapping, read })
    if (!prepared.ok) throw new Error('The language has no such spelling.')
    return { ...prepared.value, fileName, format, mapping }
  }

  async function draft(file: SentFile): Promise<ImportDraftAnswer> {
    const { walk, mapping } = await prepare(file)
    return presentDraft(await draftImport(walk(), () => false), mapping)
  }

  /** Imports a file as the operator's command does. */
  async function keep(file: SentFile) {
    const { walk, terms, fileName, format, mapping } = await prepare(file)
    const onKept = (queries: Queries, thing: string) =>
      recordAct(queries, context, { act: 'words-imported', by: theOperator, language, thing })
    return saveImport(
      { database, ids: context.ids, now: context.clock.now(), onKept },
      { ...terms, fileName, format, mapping: JSON.stringify(mapping) },
      walk(),
    )
  }

  return { draft, keep }
}
