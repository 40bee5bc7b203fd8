import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { InterfaceLanguage } from '@mboa/contract'
import { html } from 'hono/html'
import { createStaticFile, type StaticFile } from './static-file.ts'

/** What a message shows of a link (https://ogp.me). */
export interface LinkPreview {
  readonly title: string
  readonly description: string
  /** Whole, as the picture's. */
  readonly address: string
  readonly picture: string | undefined
}

/** What is shown of the page at a path; undefined where nothing is at it. */
export type DescribeLink = (
  path: string,
  language: InterfaceLanguage,
) => Promise<LinkPreview | undefined>

const compress = promisify(brotliCompress)
/** Made for one answer: the best level would take longer than it spares. */
const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }

/** The size of all pictures beside links (`tools/link-pictures`). */
const pictureSize = { width: 1200, height: 630 }

/** The document with what messages show of its link: text alone, escaped, and no code. */
export async function withPreview(
  document: StaticFile,
  { title, description, address, picture }: LinkPreview,
): Promise<StaticFile> {
  const properties: readonly (readonly [string, string])[] = [
    ['og:type', 'website'],
    ['og:site_name', 'Mboa'],
    ['og:title', title],
    ['og:description', description],
    ['og:url', address],
    ...(picture === undefined
      ? []
      : ([
          ['og:image', picture],
          ['og:image:type', 'image/png'],
          ['og:image:width', String(pictureSize.width)],
          ['og:image:height', String(pictureSize.height)],
          ['og:image:alt', title],
        ] as const)),
  ]
  const card = picture === undefined ? 'summary' : 'summary_large_image'
  const head = await html`<title>${title} · Mboa</title>
${properties.map(([name, value]) => html`<meta property="${name}" content="${value}">\n`)}<meta name="twitter:card" content="${card}">`
  const page = Buffer.from(document.content).toString()
  // A function, so that no sign of a text is read as a reference.
  const content = Buffer.from(page.replace(/<title>[^<]*<\/title>/, () => head.toString()))
  return createStaticFile('page.html', content, Buffer.from(await compress(content, { params })))
}
