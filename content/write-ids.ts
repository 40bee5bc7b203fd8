import { parseArgs } from 'node:util'
import { findIdLedger, listNewIds, writeIdLedger } from './id-ledger.ts'
import { checkPacks, packsFolder } from './index.ts'

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
  const { course } = description
  const known = (await findIdLedger(packsFolder, course)) ?? { items: {}, lessons: {} }
  const packs = units.map(({ pack }) => pack)
  const ledger = listNewIds(known, packs)
  const removed = values.remove.filter((id) => id in ledger.items || id in ledger.lessons)
  const reasons = Object.fromEntries(removed.map((id) => [id, values.because]))
  const all = { ...ledger.removed, ...reasons }
  const isEmpty = Object.keys(all).length === 0
  await writeIdLedger(packsFolder, course, isEmpty ? ledger : { ...ledger, removed: all })
}
