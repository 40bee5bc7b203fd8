import type { UnitPack } from '@mboa/contract'
import * as v from 'valibot'
import type { Finding } from '../problem.ts'

/** The file of a course that lists every id it has ever used. */
export const idsFile = 'ids.yaml'

/**
 * The ledger of a course: what each id meant when it was first used, and what each lesson taught, and each
 * mission said.
 * Learners' cards, finished lessons and missions, and takes refer to ids for ever.
 */
export const idsSchema = v.object({
  /** English meaning and text of each word and sentence. */
  items: v.record(v.string(), v.object({ text: v.string(), meaning: v.string() })),
  /** The items that a lesson taught. */
  lessons: v.record(v.string(), v.array(v.string())),
  /** The items that are the lines of a mission. */
  missions: v.optional(v.record(v.string(), v.array(v.string()))),
  /** Ids above that the course no longer uses, with the reason. */
  removed: v.optional(v.record(v.string(), v.string())),
})
export type IdLedger = v.InferOutput<typeof idsSchema>

/**
 * Holds a course to its ledger: every id is listed; an id that means something else, in another
 * text, is another id; a lesson that teaches less than half of what it taught is another lesson;
 * what is gone is named under `removed` and never comes back.
 */
export function checkIds(ledger: IdLedger, units: readonly UnitPack[]): Finding[] {
  const { removed = {} } = ledger
  const used = new Set<string>()
  const findings: Finding[] = []
  const object = (path: string[], message: string) =>
    findings.push({ path, code: 'id-ledger', message })
  const isListed = (list: 'items' | 'lessons' | 'missions', id: string): boolean => {
    used.add(id)
    if (Object.hasOwn(removed, id)) object(['removed', id], `"${id}" was removed: take a new id`)
    if (Object.hasOwn(ledger[list] ?? {}, id)) return true
    object([list], `"${id}" is not listed: run node content/write-ids.ts`)
    return false
  }
  for (const { words, sentences = [], lessons = [], missions = [] } of units) {
    for (const { id, text, gloss } of [...words, ...sentences]) {
      if (!isListed('items', id)) continue
      const then = ledger.items[id]
      if (then === undefined || then.text === text || gloss.en.includes(then.meaning)) continue
      object(['items', id], `"${id}" was ${then.text}, "${then.meaning}": take a new id`)
    }
    for (const { id, steps } of lessons) {
      if (!isListed('lessons', id)) continue
      const then = ledger.lessons[id] ?? []
      const now = new Set(steps.flatMap((step) => (step.step === 'present' ? step.items : [])))
      if (then.filter((item) => now.has(item)).length * 2 >= then.length) continue
      object(['lessons', id], `"${id}" teaches less than half of what it taught: take a new id`)
    }
    for (const { id } of missions) isListed('missions', id)
  }
  for (const list of ['items', 'lessons', 'missions'] as const) {
    for (const id of Object.keys(ledger[list] ?? {})) {
      if (used.has(id) || Object.hasOwn(removed, id)) continue
      object([list, id], `"${id}" is gone: name it under "removed", with the reason`)
    }
  }
  return findings
}
