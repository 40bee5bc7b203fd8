import type { Figure } from './figure.ts'
import { measureBytes } from './measure-bytes.ts'
import { measureFold } from './measure-fold.ts'
import { measureMarking } from './measure-marking.ts'
import { measureMobileLine } from './measure-mobile-line.ts'
import { measureOwnTakes } from './measure-own-takes.ts'
import { measureProgress } from './measure-progress.ts'
import { measureSearch } from './measure-search.ts'
import { measureSecondVisit } from './measure-second-visit.ts'
import { measureStart } from './measure-start.ts'
import { measureSyncScale } from './measure-sync-scale.ts'
import { measureSync } from './measure-sync.ts'

/** `npm run bench`: prints figures of this machine and fails nothing. */
const benches = [
  measureBytes,
  measureMarking,
  measureFold,
  measureProgress,
  measureSearch,
  measureSync,
  measureOwnTakes,
  measureStart,
  measureSecondVisit,
  measureMobileLine,
  measureSyncScale,
]

for (const measure of benches) {
  try {
    tell(await Promise.resolve(measure()))
  } catch (error) {
    // What this machine cannot measure, without a Chromium for instance, keeps nothing else back.
    console.log(`${measure.name}: not measured. ${String(error)}`)
  }
}

function tell(figures: readonly Figure[]): void {
  for (const { name, value, aim } of figures) {
    console.log(`${name.padEnd(56)} ${value.padStart(10)}${aim === undefined ? '' : `   (${aim})`}`)
  }
}
