import { pagePaths, type InterfaceLanguage } from '@mboa/contract'
import { Hono } from 'hono'
import type { Context } from './context.ts'
import { type Dependencies, createContext } from './create-context.ts'
import { answerFailure } from './http/failure-answer.ts'
import { serveHealth } from './http/health-routes.ts'
import { chooseCookies } from './http/host-cookie.ts'
import { serveMailbox } from './http/mailbox-page.ts'
import { serveMetrics } from './http/metrics-routes.ts'
import { answerSurprise, observeRequests } from './http/observe-requests.ts'
import { createDescriptionRoute } from './http/open-api.ts'
import type { HttpTypes } from './http/request-scope.ts'
import type { Route } from './http/route.ts'
import { refuseChanges, onThisMachine, requireSameOrigin } from './http/same-origin.ts'
import { securityHeaders } from './http/security-headers.ts'
import { serveRoutes } from './http/serve-routes.ts'
import { warnOfProxy } from './http/warn-of-proxy.ts'
import { serveWebBuild } from './http/web-build/serve-web-build.ts'
import { findActor } from './modules/accounts/index.ts'
import { describeChallengeLink } from './modules/challenges/index.ts'
import { describeWordLink } from './modules/open-words/index.ts'
import { isCoordinator } from './modules/speakers/index.ts'
import type { GoogleConfig } from './platform/config/config.ts'
import { measureOutbox } from './platform/mail/mail-outbox.repository.ts'
import { createMemoryThrottles, tellRefusals } from './platform/throttles/throttles.ts'
import { moduleRoutes } from './routes.ts'
import { type Runners, createRunners } from './runners.ts'
import { createSweep } from './sweeps.ts'

export interface Application extends Runners {
  readonly http: Hono<HttpTypes>
  /** What its functions work with, for tests that call one by itself. */
  readonly context: Context
  readonly routes: readonly Route[]
  /** Removes what has expired; to be called regularly. */
  sweep(): Promise<void>
  /** Composes the courses ahead of the first request; never rejects: on failure that request does it. */
  composeCourses(): Promise<void>
  /** From now on `/readyz` says no, so that no new requests are sent here. */
  drain(): void
}

/** Puts the application together; nothing runs by itself until the runners start. */
export function createApp(dependencies: Dependencies): Application {
  const { config, origin, clock, metrics, mailbox, webBuild, extensions } = dependencies
  const http = new Hono<HttpTypes>()
  const developmentGoogle = guardRequests(http, dependencies)
  const context = createContext(dependencies, {
    google: config.google ?? developmentGoogle,
    wakeMailSender: () => runners.mailSender.wake(),
    wakeExtensions() {
      for (const runner of runners.extensionRunners) runner.wake()
    },
  })
  const runners = createRunners(context, dependencies)
  let draining = false
  const isDraining = () => draining

  serveHealth(http, context, isDraining)
  serveMetrics(http, metrics, config.metrics)
  const described = [...moduleRoutes, ...extensions.flatMap((each) => each.routes)]
  const routes = [...described, createDescriptionRoute(described, origin)]
  serveRoutes(http, routes, context, {
    accountThrottles: tellRefusals(createMemoryThrottles(clock), (limit) =>
      metrics.countRefusal(limit),
    ),
    findActor,
    isCoordinator,
  })
  http.all('/api/*', (c) => answerFailure(c, { code: 'not-found' }))
  if (mailbox !== undefined) serveMailbox(http, mailbox, runners.mailSender)
  serveWebBuild(http, webBuild, (path, language) => describeLink(context, path, language))

  watchOutside(dependencies)
  return {
    http,
    context,
    routes,
    ...runners,
    sweep: createSweep(context, { metrics, extensions, isDraining }),
    composeCourses: () => composeCourses(context),
    drain() {
      draining = true
    },
  }
}

/**
 * Middleware that every request passes before its route.
 * @returns where the stand-in for Google is, if this server has it
 */
function guardRequests(
  http: Hono<HttpTypes>,
  { config, origin, ids, log, metrics, ...dependencies }: Dependencies,
): GoogleConfig | undefined {
  http.onError(answerSurprise(log, metrics))
  http.notFound((c) => answerFailure(c, { code: 'not-found' }))
  http.use(observeRequests(ids, log, metrics))
  http.use(warnOfProxy(config.trustedProxies, log))
  http.use(securityHeaders(origin))
  http.use(chooseCookies(origin))
  if (config.development) http.use('/dev/*', onThisMachine())
  // Before the check of origins: this server itself calls the stand-in.
  const developmentGoogle = dependencies.serveDevelopmentOpenId?.(http, origin)
  http.use(requireSameOrigin(origin, config.publicOrigin === undefined))
  http.use('/api/*', refuseChanges(dependencies.refusalOfStore))
  return developmentGoogle
}

/** What a message shows of a link to a page of ours. */
function describeLink(context: Context, path: string, language: InterfaceLanguage) {
  return path.startsWith(`${pagePaths.openWord}/`)
    ? describeWordLink(context, path, language)
    : describeChallengeLink(context, path, language)
}

function watchOutside({ config, database, clock, metrics }: Dependencies): void {
  metrics.watchMails(
    () => measureOutbox(database),
    () => clock.now(),
  )
  metrics.watchDisks({ data: config.dataDir, journal: config.journalDir })
}

async function composeCourses({ readCurrentCourses, log }: Context): Promise<void> {
  try {
    await readCurrentCourses()
  } catch (error) {
    log.warn({ error: String(error) }, 'The courses are not composed yet')
  }
}
