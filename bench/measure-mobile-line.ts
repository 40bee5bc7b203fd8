import { api, pagePaths } from '@mboa/contract'
import { newAccount, signUpRequest, type Account } from '../e2e/fixtures/account.ts'
import { practise } from '../e2e/fixtures/practise.ts'
import { startServer, findFreePort } from '../e2e/fixtures/server-process.ts'
import { openColdPage, type ColdPage } from './cold-browser.ts'
import { median, type Figure } from './figure.ts'
import { mobileLine, startSlowLine, type SlowLine, type Travelled } from './slow-line.ts'

const rounds = 5
const practisedEvents = 500

/** What a learner waits for who chooses a course, and on a new device, on a poor mobile line. */
export async function measureMobileLine(): Promise<Figure[]> {
  const choosing: Waited[] = []
  const logins: Waited[] = []
  for (let round = 0; round < rounds; round += 1) {
    choosing.push(await onSlowLine(chooseCourse))
    logins.push(await onSlowLine(logInOnNewDevice))
  }
  return [
    ...figuresOf(choosing, 'from choosing a course to its first exercise', '≤ 4000 ms'),
    ...figuresOf(logins, `from Log In to home, ${practisedEvents} events`, '≤ 8000 ms'),
  ]
}

interface Waited {
  ms: number
  /** What of the server's own interface was asked for on the way. */
  came: readonly Travelled[]
}

function figuresOf(all: readonly Waited[], name: string, aim: string): Figure[] {
  const times = all.map(({ ms }) => Math.round(ms))
  const requests = median(all.map(({ came }) => came.length))
  const bytes = median(all.map(({ came }) => came.reduce((sum, { bytes: each }) => sum + each, 0)))
  return [
    {
      name: `${name}, ${mobileLine}`,
      value: `${median(times)} ms (${Math.min(...times)}–${Math.max(...times)})`,
      aim,
    },
    {
      name: '  answers and bytes on the way',
      value: `${requests}, ${(bytes / 1000).toFixed(1)} kB`,
    },
  ]
}

interface Person {
  line: SlowLine
  account: Account
  /** Sends a request in their name, outside the browser. */
  post: (path: string, body: object) => Promise<void>
}

type Walk = (page: ColdPage, person: Person) => Promise<number>

/** Everything new each time: server, account and browser. */
async function onSlowLine(walk: Walk): Promise<Waited> {
  const line = await startSlowLine()
  const port = await findFreePort()
  const server = await startServer({ PUBLIC_URL: line.url, PORT: `${port}` })
  line.leadTo(`http://127.0.0.1:${port}`)
  const page = await openColdPage()
  try {
    await page.call('Page.enable')
    const person = await signUp(line)
    const ms = await walk(page, person)
    const came = line.travelled().filter(({ path }) => path.startsWith('/api/'))
    return { ms, came }
  } finally {
    await page.close()
    await server.stop()
    line.close()
  }
}

async function signUp(line: SlowLine): Promise<Person> {
  const account = newAccount()
  let cookie = ''
  const post = async (path: string, body: object) => {
    const answer = await fetch(new URL(path, line.url), {
      method: 'POST',
      headers: { origin: line.url, 'content-type': 'application/json', cookie },
      body: JSON.stringify(body),
    })
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${await answer.text()}`)
    const set = answer.headers.getSetCookie().map((each) => each.split(';', 1)[0])
    if (set.length > 0) cookie = set.join('; ')
  }
  await post(api.signUp.path, signUpRequest(account))
  const mailbox = await (await fetch(new URL(pagePaths.mailbox, line.url))).text()
  await post(api.verifyEmail.path, { code: /oobCode=([\w-]+)/.exec(mailbox)?.[1] })
  await post(api.login.path, { identifier: account.email, password: account.password })
  return { line, account, post }
}

const courseName = 'Ewondo'

/** A newcomer whose device has the app: the tap on a course, and each "Next" as soon as it is there. */
async function chooseCourse(page: ColdPage, { line, account }: Person): Promise<number> {
  await openLogin(page, line)
  await page.evaluate(`(${logIn.toString()})(${JSON.stringify(account)})`)
  const choose = `document.querySelector('[aria-label="Learn ${courseName}"]')`
  await page.evaluate(untilShown(choose))
  await page.evaluate(settled)
  line.slowDown()
  const startedAt = Number(await page.evaluate(`(${choose}.click(), performance.now())`))
  return Number(await page.evaluate(`(${turnToExercise.toString()})()`)) - startedAt
}

/** The device has the app and nothing of the learner. */
async function logInOnNewDevice(page: ColdPage, person: Person): Promise<number> {
  const { line, account, post } = person
  await practise(post, practisedEvents)
  await openLogin(page, line)
  line.slowDown()
  const startedAt = Number(await page.evaluate(`(${logIn.toString()})(${JSON.stringify(account)})`))
  const home = `document.querySelector('.under-splash:not(.covered) .book-page h2')`
  return Number(await page.evaluate(untilShown(home))) - startedAt
}

async function openLogin(page: ColdPage, { url }: SlowLine): Promise<void> {
  await page.call('Page.navigate', { url: new URL(pagePaths.login, url).href })
  await page.evaluate(untilShown(`document.querySelector('button[type=submit]:enabled')`))
  await page.evaluate(settled)
}

/** Resolves once the service worker has the app and nothing is on its way any more. */
const settled = `navigator.serviceWorker.ready.then(() => new Promise((done) => setTimeout(done, 3000)))`

/** Resolves with the time of the page at which the expression is there. */
const untilShown = (expression: string) => `new Promise((done) => {
  const look = () => (${expression}) ? done(performance.now()) : requestAnimationFrame(look)
  look()
})`

/** Runs in the page; gives the time of the page at which the form is sent. */
function logIn({ email, password }: { email: string; password: string }): number {
  const fill = (id: string, text: string) => {
    const field = document.getElementById(id) as HTMLInputElement
    field.value = text
  }
  fill('identifier', email)
  fill('password', password)
  const startedAt = performance.now()
  document.querySelector<HTMLButtonElement>('button[type=submit]')?.click()
  return startedAt
}

/** Runs in the page: turns the pages of a lesson up to the first exercise; gives when it is there. */
function turnToExercise(): Promise<number> {
  const exercise = '.choice-tile, .prompt ~ * input, [role=group] .tile'
  return new Promise((done) => {
    const look = () => {
      if (document.querySelector(exercise) !== null) {
        done(performance.now())
        return
      }
      const next = [...document.querySelectorAll('button')].find(
        (each) => each.innerText === 'Next',
      )
      next?.click()
      requestAnimationFrame(look)
    }
    look()
  })
}
