import { pagePaths } from '@mboa/contract'
import { startServer } from '../e2e/fixtures/server-process.ts'
import { logInAsDemo, openColdPage } from './cold-browser.ts'
import { median, type Figure } from './figure.ts'

const slowdown = 6
const sessions = 5

/** How an answer was given, and the time from its press to the frame that shows what became of it. */
type Answered = readonly [how: string, ms: number]

/** What an answer costs on a cheap phone's processor, in practice as it is sent. */
export async function measureAnswer(): Promise<Figure[]> {
  const server = await startServer()
  const page = await openColdPage()
  try {
    await logInAsDemo(page, server)
    await page.call('Emulation.setDeviceMetricsOverride', {
      width: 360,
      height: 740,
      deviceScaleFactor: 2,
      mobile: true,
    })
    const answered: Answered[] = []
    for (let session = 0; session < sessions; session += 1) {
      await page.call('Page.navigate', { url: 'about:blank' })
      const url = new URL(`${pagePaths.learnerWords}?practise`, server.url).href
      await page.call('Page.navigate', { url })
      await page.call('Emulation.setCPUThrottlingRate', { rate: slowdown })
      answered.push(...((await page.evaluate(answerSession)) as Answered[]))
      await page.call('Emulation.setCPUThrottlingRate', { rate: 1 })
    }
    return [...new Set(answered.map(([how]) => how))].flatMap((how) => {
      const times = answered.filter((each) => each[0] === how).map(([, ms]) => ms)
      return [
        {
          name: `answer to feedback, 6× CPU, ${how} (${times.length})`,
          value: `${median(times).toFixed(0)} ms`,
          aim: 'below 50 ms',
        },
        { name: '  the slowest', value: `${Math.max(...times).toFixed(0)} ms` },
      ]
    })
  } finally {
    await page.close()
    await server.stop()
  }
}

/** Runs in the page, and answers every exercise of a session that needs one press. */
const answerSession = `(async () => {
  // First of what comes after the frame: what the page puts off until then is not waited for.
  const frame = () => new Promise((done) =>
    requestAnimationFrame(() => scheduler.postTask(done, { priority: 'user-blocking' })))
  const until = async (find) => {
    for (;;) {
      const found = find()
      if (found) return found
      await new Promise((done) => {
        const watch = new MutationObserver(() => { watch.disconnect(); done() })
        watch.observe(document, { subtree: true, childList: true, attributes: true })
      })
    }
  }
  const all = (selector) => [...document.querySelectorAll(selector)]
  const one = (selector) => document.querySelector(selector)
  // One that is not to be seen yet only stands ready.
  const feedback = () => all('section.feedback').find((each) => each.checkVisibility())
  const button = (pattern) => all('main :is(a, button)').find((each) =>
    pattern.test(each.textContent) && !each.disabled && each.checkVisibility())
  const steps = () => one('.session-summary') || feedback() || one('.presented-item') ||
    one('.match-pairs') || one('.choice-tile:not([aria-disabled=true])') || one('.slate')
  const answered = []
  const press = async (how, target) => {
    await frame()
    const startedAt = performance.now()
    target.click()
    // Asked for ahead of what the page puts off until it is drawn: nobody waits for that.
    do await frame()
    while (!feedback())
    answered.push([how, performance.now() - startedAt])
  }
  for (;;) {
    // Of the words that are due, five sessions leave none.
    const more = () => button(/^New words anyway/)
    await until(() => steps() || more())
    await frame()
    if (one('.session-summary')) return answered
    if (more()) {
      more().click()
      await until(() => !more())
      continue
    }
    const next = feedback() || one('.presented-item') ? button(/^Next/) : undefined
    if (next) {
      const shown = feedback() || one('.presented-item')
      next.click()
      await until(() => !shown.isConnected || !shown.checkVisibility())
    } else if (one('.match-pairs')) {
      const [words, meanings] = all('.match-pairs ul').map((list) => [...list.querySelectorAll('button')])
      for (const word of words) {
        word.click()
        await frame()
        for (const meaning of meanings) {
          if (word.disabled || feedback()) break
          if (!meaning.disabled) { meaning.click(); await frame() }
        }
      }
    } else if (one('.choice-tile')) {
      // A choice that has a voice is heard first, and chosen by the second tap.
      const tile = one('.choice-tile')
      if (all('main p').some(({ textContent }) => /tap again/i.test(textContent))) {
        tile.click()
        await frame()
      }
      await press('chosen', tile)
    }
    else {
      const field = one('input.slate, .slate input, textarea.slate')
      if (field) {
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
        set.call(field, 'mbemba')
        field.dispatchEvent(new InputEvent('input', { bubbles: true }))
        // A thumb takes no less from the last letter to the button: meanwhile it is marked.
        await new Promise((done) => setTimeout(done, 250))
        await press('typed', button(/^Check/))
      } else await press('put together', await until(() => button(/know/)))
    }
  }
})()`
