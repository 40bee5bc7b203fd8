/** @module-tag long */
import { api, addressOf } from '@mboa/contract'
import { testId } from '@mboa/domain/testing'
import { expect, it } from 'vitest'
import { describeBothEngines } from './testing/engines.ts'
import { fillWorstLanguage } from './testing/fill-worst-language.ts'
import { fillWorstPractice, idInBlocks, practiceShapes } from './testing/fill-worst-practice.ts'
import { filled } from './testing/fill-worst-words.ts'
import {
  startMeasuredServer,
  type Cost,
  type MeasuredServer,
  type Request,
} from './testing/measured-server.ts'

const maxJsonBytes = 1_000_000
/** The heap, with a deck's thread (150 to 220 MB) or what a language's courses are composed of (up to 270 MB). */
const maxGrowthMegabytes = { practice: 250, language: 300 }
const maxBlockOfIdle = 5
/** Shortest block of an idle server that counts: the machine delays any process as long. */
const leastIdleMs = 20

const describeCost = ({ request, statuses, jsonBytes, blockMs, tookMs, megabytes }: Cost) =>
  `${request.as} ${request.path.slice(0, 100)}: ${statuses.join()}, blocks ${blockMs.toFixed(0)} ms, ` +
  `${(jsonBytes / 1000).toFixed(0)} kB, takes ${tookMs.toFixed(0)} ms, ${megabytes.toFixed(0)} MB`

/** Asks everything, prints what each request costs, and expects no more than the limits. */
async function expectBounded(
  server: MeasuredServer,
  {
    engine,
    half,
    requests,
    warmUp,
  }: {
    engine: string
    half: keyof typeof maxGrowthMegabytes
    requests: readonly Request[]
    warmUp: number
  },
): Promise<void> {
  const title = `${engine}, ${half}`
  const measureAll = async (some: readonly Request[]) => {
    const costs: Cost[] = []
    for (const request of some) {
      const cost = await server.measure(request)
      costs.push(cost)
      process.stdout.write(`${title}: ${describeCost(cost)}\n`)
    }
    return costs
  }
  for (const { path, route } of requests.slice(0, warmUp)) {
    await server.measure({ path, route, as: 'nobody-yet' })
  }
  const isUnbounded = ({ route }: Request) => unboundedRoutes.includes(route)
  const memory = await server.watchMemory()
  const costs = await measureAll(requests.filter((request) => !isUnbounded(request)))
  const growth = await memory.stop()
  const allowedMs = maxBlockOfIdle * Math.max(leastIdleMs, ...costs.map(({ idleMs }) => idleMs))
  process.stdout.write(
    `${title}: ${growth.toFixed(0)} MB more; may block ${allowedMs.toFixed(0)} ms\n`,
  )
  await measureAll(requests.filter(isUnbounded))
  const above = costs.filter(
    ({ statuses, jsonBytes, blockMs }) =>
      statuses.join() !== '200' || jsonBytes >= maxJsonBytes || blockMs > allowedMs,
  )
  expect(above.map(describeCost)).toEqual([])
  expect(growth).toBeLessThan(maxGrowthMegabytes[half])
}

function listPracticeRequests(): readonly Request[] {
  const deck = api.downloadDeck.path
  const sync = { route: api.syncPractice.path, path: api.syncPractice.path }
  const next = (text: string) => {
    const { more, cursor } = JSON.parse(text) as { more: boolean; cursor: number }
    return more ? { events: [], cursor } : undefined
  }
  const known = Array.from({ length: 200 }, (_, nth) => ({
    type: 'setting',
    id: idInBlocks(nth * 100),
    answeredAt: 1,
    name: 'goal',
    value: 1,
  }))
  return [
    ...practiceShapes.flatMap((as): Request[] => [
      { route: deck, path: `${deck.replace(':course', 'ewo')}?language=en&progress=1`, as },
      { ...sync, as, body: { events: [], cursor: 0 }, next },
      { route: api.exportProfile.path, path: api.exportProfile.path, as },
      { route: api.readProfile.path, path: api.readProfile.path, as },
    ]),
    { ...sync, as: 'in-blocks', body: { events: known, cursor: 20_000 } },
    {
      ...sync,
      as: 'chain-of-undos',
      body: {
        events: [
          {
            type: 'undo',
            id: testId(90_000),
            answeredAt: 1,
            course: 'ewo',
            undoes: testId(20_000),
          },
        ],
        cursor: 20_000,
      },
    },
  ]
}

/** Routes that exceed the limit of memory on a filled server, for now: they are measured and printed only. */
const unboundedRoutes: readonly string[] = [api.exportDeskWords.path, api.downloadTakes.path]

/** GET routes whose answers do not grow with what people send, or are one file of bounded size. */
const boundedRoutes: readonly string[] = [
  api.openInvitation.path,
  api.startGoogleSignIn.path,
  api.finishGoogleSignIn.path,
  api.readPendingGoogleSignUp.path,
  api.describeDeletion.path,
  api.readGooglePopupScript.path,
  api.describeApi.path,
  api.readReminder.path,
  api.readPhoto.path,
  api.readPicture.path,
  api.readClip.path,
  api.readPrivateRecording.path,
  api.readOpenClip.path,
  api.readChallenge.path,
  api.readChallengePicture.path,
  api.readConcepts.path,
  api.readFollowedInvitation.path,
  api.readReviewClip.path,
]

async function listLanguageRequests(url: string): Promise<readonly Request[]> {
  const get = (as: string, route: string, query = '', id = ''): Request => {
    const path = route.replace(':language', 'ewo').replace(':course', 'ewo').replace(':id', id)
    return { as, route, path: `${path}${query}` }
  }
  const courses: unknown = await (await fetch(new URL(api.listCourses.path, url))).json()
  const { units } = (
    courses as { courses: { course: string; units: { unit: string; revision: string }[] }[] }
  ).courses.find(({ course }) => course === 'ewo') ?? { units: [] }
  const packs = (some: typeof units): Request => ({
    as: 'learner',
    route: api.readUnitPacks.path,
    path: addressOf(api.readUnitPacks, {
      params: {
        course: 'ewo',
        units: some.map(({ unit }) => unit).join(','),
        revisions: some.map(({ revision }) => revision).join(','),
      },
    }),
  })
  const openWord = addressOf(api.readOpenWord, { params: { course: 'ewo', word: 'day-sunday' } })
  const { importId, voiceId, jobId, shortId } = filled
  return [
    ...['learner', 'writer', 'desk'].flatMap((as) => [
      get(as, api.readSession.path),
      get(as, api.readProfile.path),
      get(as, api.listCourses.path),
      get(as, api.listDevices.path),
      get(as, api.exportProfile.path),
      get(as, api.listPrivateVoices.path),
      get(as, api.listReportAnswers.path),
    ]),
    packs(units),
    ...units.slice(-2).map((unit) => packs([unit])),
    get('learner', api.listCourseRecordings.path),
    { as: 'learner', route: api.readOpenWord.path, path: openWord },
    get('learner', api.readSpeakerCredit.path),
    get('other', api.listTakes.path),
    get('other', api.listShownTakes.path),
    get('other', api.listShownTakes.path, '?search=hoe'),
    get('other', api.countTakes.path),
    get('writer', api.readConsents.path),
    get('writer', api.listContributions.path),
    get('writer', api.listSpeakers.path),
    ...['desk', 'other'].flatMap((as) => [
      get(as, api.listWaitingContributions.path, '?course=ewo'),
      get(as, api.listWaitingContributions.path, `?course=ewo&after=${shortId(19_000)}`),
      get(as, api.listAskedMeanings.path, '?course=ewo&language=fr'),
      get(as, api.listSpellings.path, '?course=ewo'),
      get(as, api.listReviewQueue.path, '?course=ewo'),
      get(as, api.readRecordingList.path),
    ]),
    get('desk', api.readDesk.path),
    get('desk', api.readDeskCoverage.path),
    get('desk', api.listDeskPeople.path),
    get('desk', api.listDeskSpeakers.path),
    get('desk', api.listDeskCredits.path),
    get('desk', api.listDeskWorkshops.path),
    get('desk', api.listDeskWords.path),
    get('desk', api.listDeskReports.path),
    get('desk', api.listDeskUnits.path),
    get('desk', api.listImports.path),
    get('desk', api.listImportedVoices.path, '', importId),
    get('desk', api.listImportedClips.path, '', voiceId),
    get('desk', api.listImportJobs.path),
    get('desk', api.readImportJob.path, '', jobId),
    get('desk', api.listDeskActs.path),
    ...['csv', 'xlsx', 'lift', 'cldf', 'tmx'].map((format) =>
      get('desk', api.exportDeskWords.path, `?format=${format}`),
    ),
    get('other', api.downloadTakes.path),
  ]
}

describeBothEngines('a server with filled quotas', (engine) => {
  it('answers a learner with a day of the worst practice while it serves others', async () => {
    const server = await startMeasuredServer(engine, fillWorstPractice)
    const requests = listPracticeRequests()
    await expectBounded(server, { engine, half: 'practice', requests, warmUp: 4 })
  }, 300_000)

  it('answers the people of a language that holds all that limits allow while it serves others', async () => {
    const server = await startMeasuredServer(engine, fillWorstLanguage)
    const requests = await listLanguageRequests(server.url)
    const asked = new Set([...requests, ...listPracticeRequests()].map(({ route }) => route))
    const routes = await server.listGetRoutes()
    expect(routes.filter((route) => !asked.has(route) && !boundedRoutes.includes(route))).toEqual(
      [],
    )
    await expectBounded(server, { engine, half: 'language', requests, warmUp: 7 })
  }, 300_000)
})
