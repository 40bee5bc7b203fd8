import { apiPaths } from '@mboa/contract'
import { Hono } from 'hono'
import { compressAnswers } from './http/compress-answers.ts'
import { answerFailure } from './http/failure-answer.ts'
import { serveDevelopmentOpenId } from './http/development-openid/serve-development-openid.ts'
import { chooseCookies } from './http/host-cookie.ts'
import { serveHealth } from './http/health-routes.ts'
import { serveMailbox } from './http/mailbox-page.ts'
import type { Metrics } from './http/metrics.ts'
import { onThisMachine } from './http/on-this-machine.ts'
import { answerSurprise, observeRequests } from './http/observe-requests.ts'
import { describeRoutes } from './http/open-api.ts'
import type { HttpTypes } from './http/request-scope.ts'
import { pageOrigin, requireSameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveRoutes } from './http/serve-routes.ts'
import type { Route } from './http/route.ts'
import { warnOfProxy } from './http/warn-of-proxy.ts'
import type { WebBuild } from './http/web-build/read-web-build.ts'
import { serveWebBuild } from './http/web-build/serve-web-build.ts'
import { createAccounts, type PasswordHasher } from './modules/accounts/index.ts'
import { createContent, type CourseLibrary } from './modules/content/index.ts'
import {
  createContributionArchive,
  createContributions,
  createFindTold,
  createToldItems,
} from './modules/contributions/index.ts'
import { createPractice, createPracticeArchive } from './modules/practice/index.ts'
import { createRecordingLists } from './modules/recording-lists/index.ts'
import {
  createPublishedSounds,
  createRecordings,
  createTakeArchive,
  takeSoundReports,
  type SoundChecker,
} from './modules/recordings/index.ts'
import { createReportArchive, createReports } from './modules/reports/index.ts'
import type { Blobs } from './platform/blobs/blobs.ts'
import { sweepBlobs } from './platform/blobs/sweep-blobs.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import type { Database } from './platform/database/database.ts'
import type { Ids } from './platform/ids.ts'
import type { Log } from './platform/log.ts'
import { createCourier, type Courier } from './platform/mail/courier.ts'
import { sweepFailedMails } from './platform/mail/mail-outbox.repository.ts'
import type { MailTransport } from './platform/mail/mail.ts'
import type { Mailbox } from './platform/mail/mailbox.repository.ts'
import { runSweeps } from './platform/run-sweeps.ts'
import { createMemoryThrottles } from './platform/throttles/memory-throttles.ts'
import { createThrottles, sweepThrottles } from './platform/throttles/throttles.repository.ts'

/** Everything the application takes from outside; tests give a fake clock and real parts. */
export interface Dependencies {
  readonly config: Config
  /** Where people reach it: `https://mboa.example`, `http://localhost:3000`. */
  readonly origin: string
  readonly database: Database
  readonly blobs: Blobs
  readonly mail: MailTransport
  /** The same as `mail` on a local start without a mail server; shown as a page. */
  readonly mailbox: Mailbox | undefined
  readonly clock: Clock
  readonly ids: Ids
  readonly log: Log
  readonly metrics: Metrics
  readonly passwordHasher: PasswordHasher
  readonly soundChecker: SoundChecker
  readonly library: CourseLibrary
  /** Undefined when the browser's part is not built. */
  readonly webBuild: WebBuild | undefined
}

export interface Application {
  readonly http: Hono<HttpTypes>
  readonly routes: readonly Route[]
  readonly courier: Courier
  /**
   * Forgets what has run out: sessions, codes, counters, mails, files. To be called now and then;
   * never rejects: what fails is logged and tried again by the next.
   */
  sweep(): Promise<void>
  /** From now on `/readyz` says no, so that no new requests are sent here. */
  drain(): void
}

/** Puts the application together; nothing runs by itself until `courier.start()`. */
export function createApp(dependencies: Dependencies): Application {
  const { config, origin, database, blobs, clock, ids, log, metrics, mailbox } = dependencies
  const anyLoopbackName = config.publicOrigin === undefined
  const http = new Hono<HttpTypes>()
  http.use(observeRequests(ids, log, metrics))
  http.use(warnOfProxy(config.trustedProxies, log))
  http.use(securityHeaders(origin))
  http.use(chooseCookies(origin))
  if (config.development) http.use('/dev/*', onThisMachine())
  // Before the check of origins: this server asks it itself, as it would ask Google.
  const developmentGoogle =
    config.google === undefined && config.development
      ? serveDevelopmentOpenId(http, origin)
      : undefined
  http.use(requireSameOrigin(origin, anyLoopbackName))

  const throttles = createThrottles(database, clock)
  const contributionArchive = createContributionArchive(dependencies)
  const reportArchive = createReportArchive(dependencies)
  const takeArchive = createTakeArchive(dependencies)
  const accounts = createAccounts({
    ...dependencies,
    throttles,
    wakeCourier: () => courier.wake(),
    practiceArchive: createPracticeArchive(dependencies),
    contributionArchive,
    reportArchive,
    takeArchive,
    google: config.google ?? developmentGoogle,
    pageOrigin: (c) => pageOrigin(c, origin, anyLoopbackName),
  })
  const courier = createCourier({
    database,
    clock,
    log,
    transport: dependencies.mail,
    composers: accounts.mails,
  })
  const content = createContent({
    library: dependencies.library,
    publishedSounds: createPublishedSounds(dependencies),
    toldItems: createToldItems({
      database,
      library: dependencies.library,
      archive: contributionArchive,
      consents: takeArchive,
      concepts: dependencies.library.concepts.list,
    }),
  })
  const practice = createPractice(dependencies)
  const reports = createReports({ ...dependencies, takeSoundReports })
  const { isRecorderOf, findRecorder, listLanguagesOf } = accounts
  const contributions = createContributions({ ...dependencies, findRecorder })
  const { findItemKind } = contributions
  const recordings = createRecordings({
    ...dependencies,
    isRecorderOf,
    listLanguagesOf,
    findItemKind,
    findTold: createFindTold(dependencies),
  })
  const recordingLists = createRecordingLists({
    isRecorderOf,
    library: dependencies.library,
    contributions: contributionArchive,
    takes: takeArchive,
    reports: reportArchive,
  })
  const routes: readonly Route[] = [
    accounts,
    content,
    practice,
    reports,
    contributions,
    recordings,
    recordingLists,
  ].flatMap((module) => module.routes)
  let draining = false

  http.onError(answerSurprise(log))
  http.notFound((c) => answerFailure(c, { code: 'not-found' }))
  serveHealth(http, {
    database,
    blobs,
    dataDir: config.dataDir,
    metrics,
    log,
    isDraining: () => draining,
  })
  for (const [path, handler] of compressAnswers()) http.use(path, handler)
  serveRoutes(http, routes, {
    throttles,
    accountThrottles: createMemoryThrottles(clock),
    findActor: accounts.findActor,
    trustedProxies: config.trustedProxies,
  })
  const description = describeRoutes(routes, origin)
  http.get(apiPaths.openApi, (c) => c.json(description))
  http.all('/api/*', (c) => answerFailure(c, { code: 'not-found' }))
  if (mailbox !== undefined) serveMailbox(http, mailbox, courier)
  serveWebBuild(http, dependencies.webBuild)

  return {
    http,
    routes,
    courier,
    sweep: () =>
      runSweeps(
        {
          throttles: () => sweepThrottles(database, clock.now()),
          'failed mails': () => sweepFailedMails(database, clock.now()),
          ...accounts.sweeps,
          blobs: () => sweepBlobs({ database, blobs, clock }),
        },
        log,
      ),
    drain() {
      draining = true
    },
  }
}
