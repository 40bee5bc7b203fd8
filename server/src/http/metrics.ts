import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from '@prometheus-io/client'
import type { PoolWatch } from '../platform/database/postgres.ts'
import { measureDisk } from '../platform/free-space.ts'
import type { OutboxDepth } from '../platform/mail/mail-outbox.repository.ts'
import { readWithin } from '../platform/reads.ts'

/** Figures for Prometheus (`/metrics`). */
export interface Metrics {
  observe(request: { method: string; route: string; status: number }, seconds: number): void
  /** Counts what became of a reminder. */
  countReminder(end: string): void
  /** Counts who was told to wait, by the limit that said so. */
  countRefusal(limit: string): void
  /** Counts answers with 503, by what was missing. */
  countUnavailable(cause: string): void
  /** To be told how much waits in a queue. */
  watchQueue(queue: string): (waiting: number) => void
  readonly pool: PoolWatch
  sweepSucceeded(sweep: string, at: number): void
  /** Asked at each exposure; what cannot be told in time is left out of it. */
  watchMails(read: () => Promise<OutboxDepth>, now: () => number): void
  /** @param folders by what they are for; one that is not there is left out */
  watchDisks(folders: Readonly<Record<string, string>>): void
  /** The text format of Prometheus and its media type. */
  expose(): Promise<{ contentType: string; text: string }>
}

/** Who asks for figures waits for ten seconds, as Prometheus does unless told otherwise. */
const patienceMs = 5_000

/** @param process also report memory, event loop and garbage collection of this process */
export function createMetrics({ process }: { process: boolean }): Metrics {
  const registry = new Registry()
  if (process) collectDefaultMetrics({ register: registry })
  const figures = createFigures(registry)
  const readings: (() => Promise<void>)[] = []

  return {
    countReminder: (end) => figures.reminders.inc({ end }),
    countRefusal: (limit) => figures.refusals.inc({ limit }),
    countUnavailable: (cause) => figures.unavailable.inc({ cause }),
    observe({ method, route, status }, seconds) {
      figures.requests.inc({ method, route, status: String(status) })
      figures.durations.observe({ method, route }, seconds)
    },
    watchQueue(queue) {
      figures.queues.set({ queue }, 0)
      return (waiting) => figures.queues.set({ queue }, waiting)
    },
    pool: {
      opened(count) {
        readings.push(() => {
          for (const [state, connections] of Object.entries(count())) {
            figures.connections.set({ state }, connections)
          }
          return Promise.resolve()
        })
      },
      waited: (seconds) => figures.poolWaits.observe(seconds),
    },
    sweepSucceeded: (sweep, at) => figures.sweeps.set({ sweep }, at / 1000),
    watchMails(read, now) {
      const gauges = [figures.mails, figures.oldestMail, figures.failedMails]
      readings.push(async () => {
        for (const gauge of gauges) gauge.remove()
        const { waiting, oldestAt, failed } = await read()
        figures.mails.set(waiting)
        figures.failedMails.set(failed)
        figures.oldestMail.set(oldestAt === undefined ? 0 : (now() - oldestAt) / 1000)
      })
    },
    watchDisks(folders) {
      for (const [folder, path] of Object.entries(folders)) {
        readings.push(async () => {
          figures.freeDisk.remove({ folder })
          const { bytes, freeBytes } = await measureDisk(path)
          figures.disk.set({ folder }, bytes)
          figures.freeDisk.set({ folder }, freeBytes)
        })
      }
    },
    async expose() {
      // What is away is a figure that is missing, and nothing that others wait for.
      await Promise.allSettled(readings.map((reading) => readWithin(patienceMs, reading)))
      return { contentType: registry.contentType, text: await registry.metrics() }
    },
  }
}

function createFigures(registry: Registry) {
  const registers = [registry]
  return {
    requests: new Counter({
      name: 'mboa_http_requests_total',
      help: 'Answered requests.',
      labelNames: ['method', 'route', 'status'],
      registers,
    }),
    durations: new Histogram({
      name: 'mboa_http_request_seconds',
      help: 'Time from the request to the start of its answer.',
      labelNames: ['method', 'route'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    unavailable: new Counter({
      name: 'mboa_unavailable_total',
      help: 'Requests answered with 503, by what was missing: database, disk, store, busy, other.',
      labelNames: ['cause'],
      registers,
    }),
    refusals: new Counter({
      name: 'mboa_refusals_total',
      help: 'Who was told to wait, by the limit that said so.',
      labelNames: ['limit'],
      registers,
    }),
    reminders: new Counter({
      name: 'mboa_reminders_total',
      help: 'Reminders whose hour had come, by what became of them.',
      labelNames: ['end'],
      registers,
    }),
    queues: new Gauge({
      name: 'mboa_queue_waiting',
      help: 'What waits for its turn: passwords, sounds (with the one listened to), photos, exports.',
      labelNames: ['queue'],
      registers,
    }),
    connections: new Gauge({
      name: 'mboa_database_connections',
      help: 'Connections of the pool that are used or idle, and requests that wait for one.',
      labelNames: ['state'],
      registers,
    }),
    poolWaits: new Histogram({
      name: 'mboa_database_pool_wait_seconds',
      help: 'Time until a connection of the pool was there, or was given up.',
      buckets: [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers,
    }),
    sweeps: new Gauge({
      name: 'mboa_sweep_succeeded_timestamp_seconds',
      help: 'When a sweep last succeeded in this process; its start, until one has.',
      labelNames: ['sweep'],
      registers,
    }),
    mails: new Gauge({ name: 'mboa_mails_waiting', help: 'Mails to be sent.', registers }),
    oldestMail: new Gauge({
      name: 'mboa_oldest_mail_seconds',
      help: 'How long the oldest mail has been waiting to be sent.',
      registers,
    }),
    failedMails: new Gauge({
      name: 'mboa_mails_failed',
      help: 'Mails of the last 30 days that were given up.',
      registers,
    }),
    disk: new Gauge({
      name: 'mboa_disk_bytes',
      help: 'Size of the disk that a folder is on.',
      labelNames: ['folder'],
      registers,
    }),
    freeDisk: new Gauge({
      name: 'mboa_disk_free_bytes',
      help: 'What may still be written to the disk that a folder is on.',
      labelNames: ['folder'],
      registers,
    }),
  }
}
