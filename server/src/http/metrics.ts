import { collectDefaultMetrics, Counter, Histogram, Registry } from 'prom-client'

/** Figures for Prometheus (`/metrics`). */
export interface Metrics {
  observe(request: { method: string; route: string; status: number }, seconds: number): void
  /** Counts what became of a reminder. */
  countReminder(end: string): void
  /** The text format of Prometheus and its media type. */
  expose(): Promise<{ contentType: string; text: string }>
}

/** @param process also report memory, event loop and garbage collection of this process */
export function createMetrics({ process }: { process: boolean }): Metrics {
  const registry = new Registry()
  if (process) collectDefaultMetrics({ register: registry })
  const labelNames = ['method', 'route', 'status'] as const
  const requests = new Counter({
    name: 'mboa_http_requests_total',
    help: 'Answered requests.',
    labelNames,
    registers: [registry],
  })
  const durations = new Histogram({
    name: 'mboa_http_request_seconds',
    help: 'Time from the request to the start of its answer.',
    labelNames: ['method', 'route'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
    registers: [registry],
  })
  const reminders = new Counter({
    name: 'mboa_reminders_total',
    help: 'Reminders whose hour had come, by what became of them.',
    labelNames: ['end'],
    registers: [registry],
  })
  return {
    countReminder: (end) => reminders.inc({ end }),
    observe({ method, route, status }, seconds) {
      requests.inc({ method, route, status: String(status) })
      durations.observe({ method, route }, seconds)
    },
    expose: async () => ({ contentType: registry.contentType, text: await registry.metrics() }),
  }
}
