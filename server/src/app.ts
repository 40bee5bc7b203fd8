import { pagePaths } from '@mboa/contract'
import { Hono } from 'hono'
import { allAccountData } from './all-account-data.ts'
import type { Context } from './context.ts'
import { answerFailure } from './http/failure-answer.ts'
import { chooseCookies } from './http/host-cookie.ts'
import { serveHealth } from './http/health-routes.ts'
import { serveMailbox } from './http/mailbox-page.ts'
import type { Metrics } from './http/metrics.ts'
import { serveMetrics } from './http/metrics-routes.ts'
import { refuseChanges, onThisMachine, requireSameOrigin } from './http/same-origin.ts'
import { answerSurprise, observeRequests } from './http/observe-requests.ts'
import { createDescriptionRoute } from './http/open-api.ts'
import type { HttpTypes } from './http/request-scope.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveRoutes } from './http/serve-routes.ts'
import type { Route } from './http/route.ts'
import { warnOfProxy } from './http/warn-of-proxy.ts'
import type { WebBuild } from './http/web-build/read-web-build.ts'
import { serveWebBuild } from './http/web-build/serve-web-build.ts'
import {
  accountMails,
  accountRoutes,
  accountSweeps,
  createOpenIdClient,
  createPhotoEncoder,
  createSecurityLog,
  findActor,
} from './modules/accounts/index.ts'
import {
  changingContentOf,
  contentRoutes,
  createReadCurrentCourses,
} from './modules/content/index.ts'
import { challengeRoutes, describeChallengeLink } from './modules/challenges/index.ts'
import { contributionRoutes, createListRecordableItems } from './modules/contributions/index.ts'
import {
  createImportRunner,
  languageDeskRoutes,
  sweepImportJobs,
  type ImportRunner,
} from './modules/language-desk/index.ts'
import { describeWordLink, openWordRoutes } from './modules/open-words/index.ts'
import { compactPractice, practiceRoutes } from './modules/practice/index.ts'
import { deckRoutes } from './modules/decks/index.ts'
import { privateVoiceRoutes } from './modules/private-voices/index.ts'
import {
  createReminderSender,
  reminderRoutes,
  type ReminderSender,
} from './modules/reminders/index.ts'
import { recordingListRoutes } from './modules/recording-lists/index.ts'
import {
  countApproved,
  createHeldClips,
  recordingRoutes,
  sweepPlayedTakes,
} from './modules/recordings/index.ts'
import { reportRoutes } from './modules/reports/index.ts'
import { isCoordinator } from './modules/speakers/index.ts'
import { spellingRoutes } from './modules/spelling-relay/index.ts'
import { workshopRoutes } from './modules/workshops/index.ts'
import { sweepBlobs } from './platform/blobs/sweep-blobs.ts'
import { createBoundedQueue } from './platform/at-once.ts'
import type { GoogleConfig } from './platform/config/config.ts'
import { createMailSender, type MailSender } from './platform/mail/mail-sender.ts'
import { measureOutbox, sweepFailedMails } from './platform/mail/mail-outbox.repository.ts'
import type { MailTransport } from './platform/mail/mail.ts'
import { createPushTransport } from './platform/push/push-transport.ts'
import { readOnce } from './platform/reads.ts'
import { runSweeps, type Sweeps } from './platform/run-sweeps.ts'
import { createMemoryThrottles, tellRefusals } from './platform/throttles/throttles.ts'
import { openJournal } from './platform/withdrawals/journal.ts'
import { createSaveWithdrawals, writeJournal } from './platform/withdrawals/save-withdrawals.ts'
import { createThrottles, sweepThrottles } from './platform/throttles/throttles.repository.ts'

/** What the application takes from outside; tests give a fake clock and real parts. */
export interface Dependencies extends Pick<
  Context,
  | 'config'
  | 'origin'
  | 'database'
  | 'blobs'
  | 'clock'
  | 'ids'
  | 'log'
  | 'mailbox'
  | 'passwordHasher'
  | 'soundChecker'
  | 'library'
> {
  readonly mail: MailTransport
  readonly metrics: Metrics
  /** Mounts the stand-in for Google and returns its settings; undefined in production. */
  readonly serveDevelopmentOpenId?:
    | ((app: Hono<HttpTypes>, origin: string) => GoogleConfig)
    | undefined
  /** Undefined when the browser's part is not built. */
  readonly webBuild: WebBuild | undefined
  /** Why nothing may be acknowledged: the store of files has become another database's. */
  readonly refusalOfStore?: () => Error | undefined
}

/** Who waits has waited for nobody longer than a page takes. */
const longestExportQueue = 1000

const moduleRoutes: readonly Route[] = [
  ...accountRoutes,
  ...contentRoutes,
  ...challengeRoutes,
  ...openWordRoutes,
  ...practiceRoutes,
  ...deckRoutes,
  ...reportRoutes,
  ...contributionRoutes,
  ...recordingRoutes,
  ...recordingListRoutes,
  ...spellingRoutes,
  ...workshopRoutes,
  ...languageDeskRoutes,
  ...privateVoiceRoutes,
  ...reminderRoutes,
]

export interface Application {
  readonly http: Hono<HttpTypes>
  /** What its functions work with, for tests that call one by itself. */
  readonly context: Context
  readonly routes: readonly Route[]
  readonly mailSender: MailSender
  /** Undefined where the operator has set no keys for it. */
  readonly reminderSender: ReminderSender | undefined
  /** Reads and keeps the files that desks were given. */
  readonly importRunner: ImportRunner
  /**
   * Forgets what has run out: sessions, codes, counters, mails, files. To be called now and then;
   * never rejects: what fails is logged and tried again by the next.
   */
  sweep(): Promise<void>
  /** Before anybody asks for them; never rejects: who asks then has them composed. */
  composeCourses(): Promise<void>
  /** From now on `/readyz` says no, so that no new requests are sent here. */
  drain(): void
}

/** Puts the application together; nothing runs by itself until the senders start. */
export function createApp(dependencies: Dependencies): Application {
  const { config, origin, database, blobs, clock, ids, log, metrics, mailbox } = dependencies
  const http = new Hono<HttpTypes>()
  http.use(observeRequests(ids, log, metrics))
  http.use(warnOfProxy(config.trustedProxies, log))
  http.use(securityHeaders(origin))
  http.use(chooseCookies(origin))
  if (config.development) http.use('/dev/*', onThisMachine())
  // Before the check of origins: this server asks it itself, as it would ask Google.
  const developmentGoogle = dependencies.serveDevelopmentOpenId?.(http, origin)
  http.use(requireSameOrigin(origin, config.publicOrigin === undefined))
  http.use('/api/*', refuseChanges(dependencies.refusalOfStore))

  const context = createContext(dependencies, {
    google: config.google ?? developmentGoogle,
    wakeMailSender: () => mailSender.wake(),
    wakeImports: () => importRunner.wake(),
  })
  const importRunner = createImportRunner(context)
  const journal = openJournal(config.journalDir)
  const transport = dependencies.mail
  const composers = accountMails(context)
  const mailSender = createMailSender({ database, clock, log, transport, composers })
  const reminderSender =
    config.push &&
    createReminderSender({
      database,
      clock,
      log,
      push: createPushTransport(config.push, { origin, clock }),
      count: (end) => metrics.countReminder(end),
    })
  let draining = false

  http.onError(answerSurprise(log, metrics))
  http.notFound((c) => answerFailure(c, { code: 'not-found' }))
  serveHealth(http, {
    database,
    blobs,
    dataDir: config.dataDir,
    log,
    isDraining: () => draining,
    composeCourses: context.readCurrentCourses,
  })
  serveMetrics(http, metrics, config.metrics)
  const routes = [...moduleRoutes, createDescriptionRoute(moduleRoutes, origin)]
  serveRoutes(http, routes, context, {
    accountThrottles: tellRefusals(createMemoryThrottles(clock), (limit) =>
      metrics.countRefusal(limit),
    ),
    findActor,
    isCoordinator,
  })
  http.all('/api/*', (c) => answerFailure(c, { code: 'not-found' }))
  if (mailbox !== undefined) serveMailbox(http, mailbox, mailSender)
  serveWebBuild(http, dependencies.webBuild, (path, language) =>
    path.startsWith(`${pagePaths.openWord}/`)
      ? describeWordLink(context, path, language)
      : describeChallengeLink(context, path, language),
  )

  const sweeps: Sweeps = {
    'recordings played': () => sweepPlayedTakes(context, clock.now()),
    throttles: () => sweepThrottles(database, clock.now()),
    'failed mails': () => sweepFailedMails(database, clock.now()),
    ...accountSweeps(context),
    'files to import': () => sweepImportJobs(context),
    'journal of withdrawals': () => writeJournal({ database, journal, clock }),
    blobs: () => sweepBlobs({ database, blobs, clock }),
    // The last, because it may take minutes.
    'practice events': () => compactPractice(context, () => draining),
  }
  for (const sweep of Object.keys(sweeps)) metrics.sweepSucceeded(sweep, clock.now())
  metrics.watchMails(
    () => measureOutbox(database),
    () => clock.now(),
  )
  metrics.watchDisks({ data: config.dataDir, journal: config.journalDir })

  return {
    http,
    context,
    routes,
    mailSender,
    reminderSender,
    importRunner,
    sweep: () => runSweeps(sweeps, log, (sweep) => metrics.sweepSucceeded(sweep, clock.now())),
    async composeCourses() {
      try {
        await context.readCurrentCourses()
      } catch (error) {
        log.warn({ error: String(error) }, 'The courses are not composed yet')
      }
    },
    drain() {
      draining = true
    },
  }
}

function createContext(
  dependencies: Dependencies,
  made: { google: GoogleConfig | undefined } & Pick<Context, 'wakeMailSender' | 'wakeImports'>,
): Context {
  const { database, clock, log, config, metrics } = dependencies
  const { google, wakeMailSender, wakeImports } = made
  const journal = openJournal(config.journalDir)
  return {
    ...dependencies,
    wakeMailSender,
    wakeImports,
    accountData: allAccountData,
    saveWithdrawals: createSaveWithdrawals({ database, journal, clock, log }),
    throttles: tellRefusals(createThrottles(database, clock), (limit) =>
      metrics.countRefusal(limit),
    ),
    securityLog: createSecurityLog(log, clock),
    openId: google && createOpenIdClient(google),
    encodePhoto: createPhotoEncoder(undefined, metrics.watchQueue('photos')),
    queueExport: createBoundedQueue({
      width: 1,
      longest: longestExportQueue,
      refusal: 'Too many exports at once.',
      watch: metrics.watchQueue('exports'),
    }),
    readCurrentCourses: createReadCurrentCourses(
      dependencies.library,
      changingContentOf(dependencies),
    ),
    countApproved: readOnce((course) => countApproved(database.queries, course)),
    listRecordableItems: createListRecordableItems(dependencies),
    heldClips: createHeldClips(dependencies.blobs),
  }
}
