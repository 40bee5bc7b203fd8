import { pagePaths } from '@mboa/contract'
import { long } from '../fixtures/journey.ts'
import { answerOne, beginEwondo, listStored, offlineJourney } from './fixtures/offline-journey.ts'
import {
  loseAnswers,
  playStory,
  tabSteps,
  thirdEnds,
  versionSteps,
  type Step,
} from './fixtures/version-story.ts'

// Chromium ends a service worker now and then with what a page has asked for in its hands: the start
// is tried once more.
const failedStart = 'Problem while starting the app'
offlineJourney.use({
  expectedProblem: new RegExp(`net::ERR_|Failed to load resource|${failedStart}`),
})

/** Every order of the tabs' steps, at every place between those of the versions. */
function listOrders(left: readonly string[], free: readonly string[]): string[][] {
  if (left.length + free.length === 0) return [[]]
  const [next, ...later] = left
  const begun = next === undefined ? [] : [{ step: next, rest: listOrders(later, free) }]
  const others = free.map((step) => ({
    step,
    rest: listOrders(
      left,
      free.filter((each) => each !== step),
    ),
  }))
  return [...begun, ...others].flatMap(({ step, rest }) => rest.map((order) => [step, ...order]))
}

const stories = listOrders(versionSteps, tabSteps).flatMap((order) =>
  thirdEnds.map((end) => order.map((step) => (step === 'third ends' ? end : step)) as Step[]),
)

/** Stories that run side by side, each device with its own. */
const lanes = [0, 1, 2]

for (const lane of lanes) {
  offlineJourney(
    `three versions in a row, two tabs and no network leave the app whole${lane === 0 ? '' : `, ${lane}`}`,
    long,
    async ({ page, front, signInNew }) => {
      offlineJourney.setTimeout(10_800_000)
      await signInNew()
      await beginEwondo(page)
      front.lose(loseAnswers)
      await answerOne(page)
      const { pending } = await listStored(page)
      await page.goto(pagePaths.learnerHome)
      const probe = await page.context().newPage()
      const device = { front, first: page, probe, queue: pending }
      const chosen = stories.filter((_, at) => at % lanes.length === lane)
      for (const [at, story] of chosen.entries()) {
        await offlineJourney.step(story.join(', '), () => playStory(device, story))
        process.stdout.write(`${at + 1} of ${chosen.length}: ${story.join(', ')}\n`)
      }
    },
  )
}
