import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { UnitPack } from '@mboa/contract'
import * as v from 'valibot'
import { type IdLedger, idsFile, idsSchema } from './checks/ids.ts'
import { parseYamlFile, toPackYaml } from './yaml-file.ts'

/** The ids that a course has used, as its folder has them; undefined where it keeps no ledger. */
export async function findIdLedger(
  packsFolder: string,
  course: string,
): Promise<IdLedger | undefined> {
  const folder = join(packsFolder, course)
  if (!(await readdir(folder)).includes(idsFile)) return undefined
  const { value } = parseYamlFile(await readFile(join(folder, idsFile), 'utf8'))
  return v.parse(idsSchema, value)
}

/** The ledger with the ids that the packs use for the first time; what it holds stays as it is. */
export function listNewIds(ledger: IdLedger, packs: readonly UnitPack[]): IdLedger {
  const { items, lessons, missions = {}, ...others } = structuredClone(ledger)
  for (const pack of packs) {
    for (const { id, text, gloss } of [...pack.words, ...(pack.sentences ?? [])]) {
      items[id] ??= { text, meaning: gloss.en[0] ?? '' }
    }
    for (const { id, steps } of pack.lessons ?? []) {
      lessons[id] ??= steps.flatMap((step) => (step.step === 'present' ? step.items : []))
    }
    for (const { id, lines } of pack.missions ?? []) missions[id] ??= lines.map(({ item }) => item)
  }
  return {
    items,
    lessons,
    ...(Object.keys(missions).length > 0 && { missions }),
    ...others,
  }
}

export async function writeIdLedger(
  packsFolder: string,
  course: string,
  ledger: IdLedger,
): Promise<void> {
  const comment =
    'Every id this course has used. Written by content/write-ids.ts; nothing is taken out.'
  const yaml = toPackYaml(ledger, { schema: 'ids.schema.json', comment })
  await writeFile(join(packsFolder, course, idsFile), yaml)
}
