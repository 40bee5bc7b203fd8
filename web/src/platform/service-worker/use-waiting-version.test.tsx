import { afterEach, describe, expect, it, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import { nextFrame } from '../../testing/next-frame.ts'
import { useWaitingVersion } from './use-waiting-version.ts'

afterEach(() => vi.restoreAllMocks())

const Shown = () => <output>{useWaitingVersion() ? 'a version waits' : 'none waits'}</output>

/** A registration as pages see it, with one version that is active. */
function aRegistration() {
  const workers = { active: {}, waiting: null as object | null, installing: null as object | null }
  const registration = Object.assign(new EventTarget(), workers)
  const ready = Promise.resolve(registration as unknown as ServiceWorkerRegistration)
  vi.spyOn(navigator.serviceWorker, 'ready', 'get').mockReturnValue(ready)
  let installing = new EventTarget()
  return {
    begin() {
      installing = new EventTarget()
      registration.installing = installing
      registration.dispatchEvent(new Event('updatefound'))
    },
    end(isWhole: boolean) {
      registration.waiting = isWhole ? installing : null
      registration.installing = null
      installing.dispatchEvent(new Event('statechange'))
    },
    activate() {
      registration.waiting = null
    },
  }
}

describe('useWaitingVersion', () => {
  it('reports a version that is installed while the page is open', async () => {
    const versions = aRegistration()
    const screen = await render(<Shown />)
    await expect.element(screen.getByText('none waits')).toBeVisible()
    versions.begin()
    await expect.element(screen.getByText('none waits')).toBeVisible()
    versions.end(true)
    await expect.element(screen.getByText('a version waits')).toBeVisible()
  })

  it('reports a version whose installation began before the page was there', async () => {
    const versions = aRegistration()
    versions.begin()
    const screen = await render(<Shown />)
    await expect.element(screen.getByText('none waits')).toBeVisible()
    versions.end(true)
    await expect.element(screen.getByText('a version waits')).toBeVisible()
  })

  it('reports no version whose installation failed', async () => {
    const versions = aRegistration()
    versions.begin()
    const screen = await render(<Shown />)
    versions.end(false)
    await nextFrame()
    await expect.element(screen.getByText('none waits')).toBeVisible()
  })

  it('still reports a version that another tab has activated', async () => {
    const versions = aRegistration()
    versions.begin()
    versions.end(true)
    const screen = await render(<Shown />)
    await expect.element(screen.getByText('a version waits')).toBeVisible()
    versions.activate()
    versions.begin()
    versions.end(false)
    await nextFrame()
    await expect.element(screen.getByText('a version waits')).toBeVisible()
  })
})
