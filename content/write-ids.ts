import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { checkPacks, packsFolder, toPackYaml } from './index.ts'
import { type IdLedger, idsFile, idsSchema } from './checks/ids.ts'
import { parseYamlFile } from './yaml-file.ts'

/**
 * `node content/write-ids.ts [--remove ewo.hello --because "no source has it"]` adds the ids that
 * packs use for the first time to the ledgers, and notes those that were taken out. Nothing that
 * a ledger holds is changed.
 */
const { values } = parseArgs({
  options: {
    remove: { type: 'string', multiple: true, default: [] },
    because: { type: 'string', default: '' },
  },
})
if (values.remove.length > 0 && values.because === '') throw new Error('Say why: --because "…"')

const { courses } = await checkPacks(packsFolder)
for (const { description, units } of courses) {
  const folder = join(packsFolder, description.course)
  const ledger = await readLedger(folder)
  for (const { pack } of units) {
    for (const { id, text, gloss } of [...pack.words, ...(pack.sentences ?? [])]) {
      ledger.items[id] ??= { text, meaning: gloss.en[0] ?? '' }
    }
    for (const { id, steps } of pack.lessons ?? []) {
      ledger.lessons[id] ??= steps.flatMap((step) => (step.step === 'present' ? step.items : []))
    }
  }
  for (const id of values.remove.filter(
    (other) => other in { ...ledger.items, ...ledger.lessons },
  )) {
    ledger.removed = { ...ledger.removed, [id]: values.because }
  }
  const comment =
    'Every id this course has used. Written by content/write-ids.ts; nothing is taken out.'
  await writeFile(join(folder, idsFile), toPackYaml(ledger, { schema: 'ids.schema.json', comment }))
}

async function readLedger(folder: string): Promise<IdLedger> {
  if (!(await readdir(folder)).includes(idsFile)) return { items: {}, lessons: {} }
  const { value } = parseYamlFile(await readFile(join(folder, idsFile), 'utf8'))
  return v.parse(idsSchema, value)
}
