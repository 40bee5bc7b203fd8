import { pagePaths } from '@mboa/contract'
import type { Context, Hono } from 'hono'
import type { HttpTypes } from '../request-scope.ts'
import { withPreview, type DescribeLink } from './link-preview.ts'
import { nameBuild } from './name-build.ts'
import { pageLanguage } from './page-language.ts'
import { pagePolicy, workerPolicy } from './page-policy.ts'
import type { WebBuild } from './read-web-build.ts'
import { answerFile } from './static-file.ts'

const immutable = 'public, max-age=31536000, immutable'
const missing = 'The browser’s part of Mboa is not built. Stop the server and run: npm start\n'

const workerPath = '/sw.js'

/** What they open is known by the step after them: others make links to them, and some are broken. */
const described: readonly string[] = [pagePaths.challenge, pagePaths.openWord]
const isDescribed = (path: string) =>
  described.some((parent) => path === parent || path.startsWith(`${parent}/`))

const knownPaths: ReadonlySet<string> = new Set(
  Object.values(pagePaths).filter(
    (path) => path !== pagePaths.mailbox && path !== pagePaths.print && !isDescribed(path),
  ),
)

/** Files of the build by their address, a document for every other path. */
export function serveWebBuild(
  app: Hono<HttpTypes>,
  build: WebBuild | undefined,
  describeLink: DescribeLink,
): void {
  if (build === undefined) {
    app.get('*', (c) => c.text(missing, 503))
    return
  }
  const documentPolicy = pagePolicy(build.styleHashes)
  const files = new Map(build.files)
  const worker = files.get(workerPath)
  if (worker !== undefined) files.set(workerPath, nameBuild(worker, build.shell, documentPolicy))
  app.get('*', (c) => {
    const path = pathOf(c.req.path)
    const file = files.get(path)
    if (file === undefined) {
      // A script that is gone must fail as a script, not arrive as a page.
      if (path.startsWith('/assets/')) return c.text('Not found\n', 404)
      return answerDocument(c, { build, path, documentPolicy, describeLink })
    }
    if (path.endsWith('.js')) {
      c.header('Content-Security-Policy', workerPolicy)
    }
    const cacheControl = path.startsWith('/assets/') ? immutable : 'no-cache'
    return answerFile(c, file, { status: 200, cacheControl })
  })
}

interface Asked {
  build: WebBuild
  path: string
  documentPolicy: string
  describeLink: DescribeLink
}

async function answerDocument(
  c: Context,
  { build, path, documentPolicy, describeLink }: Asked,
): Promise<Response> {
  // `/` opens as the login page: the browser reads the address and goes where it leads (spec §2).
  const page = build.pages.get(path === pagePaths.start ? pagePaths.login : path)
  const language = pageLanguage(c)
  c.header('Content-Security-Policy', documentPolicy)
  c.header('Content-Language', language)
  c.header('Vary', 'Cookie, Accept-Language')
  const document = (page ?? build.shell)[language]
  if (isDescribed(path)) {
    const preview = await describeLink(path, language)
    const described = preview === undefined ? document : await withPreview(document, preview)
    const status = preview === undefined ? 404 : 200
    return answerFile(c, described, { status, cacheControl: 'no-cache' })
  }
  const known = page !== undefined || isKnownPath(path)
  return answerFile(c, document, { status: known ? 200 : 404, cacheControl: 'no-cache' })
}

/** Pages that have one page below them for each lesson, word or sentence, and course. */
const parents = [
  pagePaths.learnerLessons,
  pagePaths.learnerSearch,
  pagePaths.learnerCourses,
  pagePaths.print,
]

function isKnownPath(path: string): boolean {
  if (knownPaths.has(path)) return true
  return parents.some((parent) => {
    const [child, ...deeper] = path.slice(parent.length + 1).split('/')
    return path.startsWith(`${parent}/`) && child !== '' && deeper.length === 0
  })
}

function pathOf(address: string): string {
  const path = address.length > 1 ? address.replace(/\/$/, '') : address
  try {
    return decodeURI(path)
  } catch {
    // A malformed escape names nothing we have.
    return path
  }
}
