/** A field of a note, without what it looks like. */
export interface FieldText {
  /** Lines of text; none of them is empty. */
  readonly lines: readonly string[]
  /** Names of the sounds that it plays, each once. */
  readonly sounds: readonly string[]
  /** Pictures and hints of gaps, which have no place in a text, one entry each. */
  readonly unread: readonly ('img' | 'hint')[]
}

/** Tags behind which a new line begins; all others stand inside of one. */
const blocks = new Set('br,div,p,li,ul,ol,tr,table,hr,h1,h2,h3,h4,h5,h6,blockquote,pre'.split(','))
/** What stands in these is for a browser. */
const unseen = new Set(['script', 'style', 'head', 'template'])
const tag = /^<\/?([a-z][a-z\d]*)(?:"[^"]*"|'[^']*'|[^"'>])*>/i
const longestTag = 500
/** Where a text could be anything else; all between two of them is text. */
const token = /<|\[sound:|\[\/?anki:|\{\{c\d{1,4}::|::|\}\}/g

/**
 * The text of a field, which Anki keeps as HTML with marks of its own: sounds, gaps, what a machine
 * reads out. Its tags are taken out in one walk, and what they are escaped as is text and nothing else.
 * Source: rslib/src/template.rs, cloze.rs and text.rs of Anki.
 */
export function readField(html: string): FieldText {
  const sounds = new Set<string>()
  const unread: FieldText['unread'][number][] = []
  let text = ''
  let gaps = 0
  let at = 0
  // What is not closed further on is looked for once.
  const unclosed = new Set<string>()
  token.lastIndex = 0
  const copyTo = (end: number) => {
    text += decodeEntities(html.slice(at, end))
    at = end
  }
  for (let found = token.exec(html); found !== null; found = token.exec(html)) {
    const [mark] = found
    copyTo(found.index)
    const end = endOf(mark, { html, at, gaps, unclosed })
    if (end === undefined) continue
    if (mark === '<') {
      text += spaceOf(html, at)
      if (/^<img[\s/>]/i.test(html.slice(at, at + 5))) unread.push('img')
    }
    if (mark === '[sound:') sounds.add(soundOf(html.slice(at + mark.length, end - 1)))
    else if (mark.startsWith('{{')) gaps++
    else if (mark === '}}' || mark === '::') gaps--
    if (mark === '::') unread.push('hint')
    at = end
    token.lastIndex = end
  }
  copyTo(html.length)
  sounds.delete('')
  const lines = text.split('\n').map((line) => line.replace(/\s+/g, ' ').trim())
  return { lines: lines.filter((line) => line !== ''), sounds: [...sounds], unread }
}

interface Place {
  readonly html: string
  readonly at: number
  readonly unclosed: Set<string>
}

/** Where what begins so is over; undefined where it is text after all. */
function endOf(
  mark: string,
  { html, at, gaps, unclosed }: Place & { readonly gaps: number },
): number | undefined {
  if (mark === '<') return endOfTag({ html, at, unclosed })
  if (mark.startsWith('{{')) return at + mark.length
  if (mark === '}}') return gaps > 0 ? at + mark.length : undefined
  // A hint, which stands before the end of its gap.
  if (mark === '::') return gaps > 0 ? endBefore(html, '}}', at) : undefined
  return endBefore(html, ']', at)
}

/** The end of the next of these that is near; nothing is looked for further than that. */
function endBefore(html: string, end: string, from: number): number | undefined {
  const index = html.slice(from, from + longestTag).indexOf(end)
  return index < 0 ? undefined : from + index + end.length
}

function endOfTag(place: Place): number | undefined {
  const { html, at } = place
  if (html.startsWith('<!--', at)) return endBefore(html, '-->', at)
  const [whole, name = ''] = tag.exec(html.slice(at, at + longestTag)) ?? []
  // A picture may stand in its tag whole.
  const isLong = whole === undefined && /^<img\s/i.test(html.slice(at, at + 5))
  if (whole === undefined) return isLong ? endFurtherOn('>', place) : undefined
  const end = at + whole.length
  if (html[at + 1] === '/' || !unseen.has(name.toLowerCase())) return end
  return endFurtherOn(`</${name}>`, { ...place, at: end }) ?? end
}

function endFurtherOn(end: string, { html, at, unclosed }: Place): number | undefined {
  if (unclosed.has(end)) return undefined
  const index = html.indexOf(end, at)
  if (index >= 0) return index + end.length
  unclosed.add(end)
  return undefined
}

function spaceOf(html: string, at: number): string {
  const [, name = ''] = /^<\/?([a-z][a-z\d]*)/i.exec(html.slice(at, at + 20)) ?? []
  const folded = name.toLowerCase()
  if (blocks.has(folded)) return '\n'
  return folded === 'td' || folded === 'th' ? ' ' : ''
}

const soundOf = (written: string): string => decodeEntities(written).trim()

/** Those of HTML 4 for Latin letters, from U+00A0 on; people paste them from pages. */
const latin =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'
const named = new Map([
  ...latin
    .split(' ')
    .map((name, index): [string, string] => [name, String.fromCodePoint(0xa0 + index)]),
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['hellip', '…'],
  ['ndash', '–'],
  ['mdash', '—'],
  ['lsquo', '‘'],
  ['rsquo', '’'],
  ['ldquo', '“'],
  ['rdquo', '”'],
])

function decodeEntities(text: string): string {
  return text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}\d{0,2}));/gi,
    (whole, ...said) => {
      const [decimal, hexadecimal, name] = said as (string | undefined)[]
      if (name !== undefined) return named.get(name) ?? whole
      const code = decimal === undefined ? parseInt(hexadecimal ?? '', 16) : Number(decimal)
      const isSign = code > 0 && code <= 0x10ffff && (code < 0xd800 || code > 0xdfff)
      return isSign ? String.fromCodePoint(code) : '\uFFFD'
    },
  )
}

/** A text as a field holds it: nothing in it is a tag, a sound or a gap, whatever it looks like. */
export function writeField(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('[', '&#91;')
    .replaceAll('{{', '&#123;&#123;')
    .replaceAll('}}', '&#125;&#125;')
    .replaceAll('::', '&#58;&#58;')
}
