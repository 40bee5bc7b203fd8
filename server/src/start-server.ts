import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { createApp, type Application } from './app.ts'
import { announceDevelopment, loadDevelopmentOpenId } from './development.ts'
import { extensions } from './extensions.ts'
import { createHttpServer } from './http/create-http-server.ts'
import { drain } from './http/drain.ts'
import { listen } from './http/listen.ts'
import { createMetrics, type Metrics } from './http/metrics.ts'
import { createMetricsApp } from './http/metrics-routes.ts'
import { createPasswordHasher } from './modules/accounts/index.ts'
import { createSoundChecker } from './modules/sound-check/index.ts'
import { openParts } from './open-parts.ts'
import { systemClock, type Clock } from './platform/clock.ts'
import type { Config } from './platform/config/config.ts'
import { createJobRunner } from './platform/jobs/job-runner.ts'
import type { Log } from './platform/log.ts'
import { createSmtpTransport } from './platform/mail/smtp-transport.ts'

export interface RunningServer {
  readonly origin: string
  /**
   * Turns not ready, waits `graceMs` for proxies to notice, stops listening, gives running requests
   * `drainMs` at most, then closes everything.
   */
  stop(times: { graceMs: number; drainMs: number }): Promise<void>
}

const sweepMs = 60 * 60_000

/**
 * Opens the parts, then listens and starts what works beside the requests.
 * @throws StartRefusedError
 */
export async function startServer(
  config: Config,
  log: Log,
  clock: Clock = systemClock,
): Promise<RunningServer> {
  const metrics = createMetrics({ process: true })
  const parts = await openParts(config, { clock, log, metrics })
  const { library, database, ids, webBuild, store, mailbox } = parts
  announceDevelopment(config, log)
  const passwordHasher = createPasswordHasher(undefined, metrics.watchQueue('passwords'))
  const soundChecker = createSoundChecker(undefined, metrics.watchQueue('sounds'))
  const serveDevelopmentOpenId = await loadDevelopmentOpenId(config)
  const http = createHttpServer()
  http.keepAliveTimeout = config.keepAliveMs
  const metricsServer = await listenForMetrics(config, metrics)
  await listen(http, config)
  const { port } = http.address() as AddressInfo
  const origin = config.publicOrigin ?? `http://localhost:${port}`
  // Nothing is awaited from here to the listener: no connection can come in between.
  const application = createApp({
    extensions,
    config,
    origin,
    library,
    database,
    ids,
    webBuild,
    blobs: store.blobs,
    refusalOfStore: () => store.refusal(),
    clock,
    log,
    metrics,
    passwordHasher,
    soundChecker,
    mail: mailbox ?? createSmtpTransport(config.smtpUrl ?? '', config.mailFrom),
    mailbox: config.development ? mailbox : undefined,
    serveDevelopmentOpenId,
  })
  const connections = answerRequests(http, application)
  const runners = await startRunners(application, log)
  return {
    origin,
    async stop({ graceMs, drainMs }) {
      connections.end()
      application.drain()
      await wait(graceMs)
      await drain(http, runners, drainMs)
      metricsServer?.close()
      metricsServer?.closeAllConnections()
      await parts.close()
    },
  }
}

/** @returns `end`: from then on each answer closes its connection, so that proxies do not reuse it */
function answerRequests(http: Server, application: Application): { end: () => void } {
  const listener = getRequestListener(application.http.fetch, { overrideGlobalObjects: false })
  let isEnding = false
  http.on('request', (incoming, outgoing) => {
    if (isEnding) outgoing.shouldKeepAlive = false
    void listener(incoming, outgoing)
  })
  return {
    end() {
      isEnding = true
    },
  }
}

async function startRunners(application: Application, log: Log) {
  const { mailSender, reminderSender, extensionRunners } = application
  void application.composeCourses()
  await mailSender.start()
  reminderSender?.start()
  for (const runner of extensionRunners) await runner.start()
  const sweeper = createJobRunner({
    run: () => application.sweep(),
    pollMs: sweepMs,
    failureText: 'The sweeps failed; trying again later',
    log,
  })
  sweeper.start()
  return [mailSender, ...(reminderSender ? [reminderSender] : []), ...extensionRunners, sweeper]
}

/** Serves metrics on a port of their own until the very end; undefined where none is configured. */
async function listenForMetrics(
  { metrics: { host, port, token } }: Config,
  metrics: Metrics,
): Promise<Server | undefined> {
  if (port === undefined) return undefined
  const app = createMetricsApp(metrics, token)
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false })
  const server = createHttpServer()
  server.on('request', (incoming, outgoing) => void listener(incoming, outgoing))
  await listen(server, { host, port })
  return server
}
