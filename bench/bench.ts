import type { Figure } from './figure.ts'
import { measureAnswer } from './measure-answer.ts'
import { measureBytes } from './measure-bytes.ts'
import { measureClips } from './measure-clips.ts'
import { measureCompaction } from './measure-compaction.ts'
import { measureDevServer } from './measure-dev-server.ts'
import { measureFold } from './measure-fold.ts'
import { measureImport } from './measure-import.ts'
import { measureLongHistory } from './measure-long-history.ts'
import { measureMarking } from './measure-marking.ts'
import { measureMillion } from './measure-million.ts'
import { measureMixedLoad } from './measure-mixed-load.ts'
import { measureMobileLine } from './measure-mobile-line.ts'
import { measureOwnTakes } from './measure-own-takes.ts'
import { measurePitch } from './measure-pitch.ts'
import { measureProgress } from './measure-progress.ts'
import { measureSearch } from './measure-search.ts'
import { measureSecondVisit } from './measure-second-visit.ts'
import { measureStart } from './measure-start.ts'
import { measureSyncScale } from './measure-sync-scale.ts'
import { measureSync } from './measure-sync.ts'
import { measureToneOrder } from './measure-tone-order.ts'

/**
 * `npm run bench`: prints figures of this machine and fails nothing. With words after it, as in
 * `npm run bench -- million sync`, those whose names have one of them; what begins with a dash is
 * for the bench itself, as is all that follows it.
 */
const words = process.argv.slice(2)
const firstOption = words.findIndex((word) => word.startsWith('-'))
const asked = (firstOption === -1 ? words : words.slice(0, firstOption)).map((word) =>
  word.toLowerCase().replaceAll('-', ''),
)
const options = firstOption === -1 ? [] : words.slice(firstOption)

const benches = [
  measureBytes,
  measureMarking,
  measureFold,
  measureProgress,
  measureToneOrder,
  measureSearch,
  measureSync,
  measureOwnTakes,
  measureImport,
  measureClips,
  measurePitch,
  measureStart,
  measureSecondVisit,
  measureDevServer,
  measureMobileLine,
  measureAnswer,
  measureLongHistory,
  measureSyncScale,
  measureCompaction,
  measureMillion,
  measureMixedLoad,
]
/** Takes the machine for long: measured where it is named. */
const onlyNamed: readonly object[] = [measureMixedLoad]

const isAsked = (measure: { name: string }) =>
  asked.length === 0
    ? !onlyNamed.includes(measure)
    : asked.some((word) => measure.name.toLowerCase().includes(word))

for (const measure of benches.filter(isAsked)) {
  try {
    print(await Promise.resolve(measure(options)))
  } catch (error) {
    // What this machine cannot measure, without a Chromium for instance, keeps nothing else back.
    console.log(`${measure.name}: not measured. ${String(error)}`)
  }
}

function print(figures: readonly Figure[]): void {
  for (const { name, value, aim } of figures) {
    console.log(`${name.padEnd(56)} ${value.padStart(10)}${aim === undefined ? '' : `   (${aim})`}`)
  }
}
