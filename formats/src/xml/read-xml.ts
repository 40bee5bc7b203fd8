import sax from 'sax'
import { type Chunks, FormatError, type TableProblem } from '../model.ts'
import { readText } from '../read-text.ts'
import type { XmlElement, XmlNode } from './xml.ts'

export interface XmlFile {
  /** The elements that hold what is read one by one: `lift`, or `tmx` and `body`. */
  readonly containers: readonly string[]
  /** Names of elements may have prefixes, which are the writer's choice and say nothing. */
  readonly isPrefixed?: boolean
}

/** An element inside a container, whole; or a container itself, as it opens. */
export interface XmlPiece {
  readonly element: XmlElement
  readonly line: number
  readonly isContainer: boolean
}

/** Limits of one element: an entry is text that somebody wrote, the longest a header of lists. */
const mostDepth = 60
const mostCharacters = 8_000_000
const mostNodes = 200_000

interface Open {
  readonly name: string
  readonly attributes: Record<string, string>
  readonly children: XmlNode[]
}

/**
 * Reads XML without ever holding more than one element of it. Entities of the file's own, which can
 * grow without end or name other files, are refused before the first is met.
 * @throws FormatError when it is not well-formed, or beyond the limits
 */
export async function* readXml(
  chunks: Chunks,
  { containers, isPrefixed = false }: XmlFile,
): AsyncGenerator<XmlPiece, void> {
  const parser = createParser(containers, isPrefixed)
  let held = ''
  for await (const text of readText(chunks)) {
    // Line ends are one sign in XML (section 2.11), also where a piece ends within one.
    const whole = held + text
    held = whole.endsWith('\r') ? '\r' : ''
    parser.write(whole.slice(0, whole.length - held.length).replace(/\r\n?/g, '\n'))
    yield* parser.take()
  }
  parser.close()
  yield* parser.take()
}

function createParser(containers: readonly string[], isPrefixed: boolean) {
  // The types of the package do not know the last one: entities of HTML are none of XML.
  const options = { position: true, strictEntities: true }
  const parser = sax.parser(true, options)
  const open: Open[] = []
  let ready: XmlPiece[] = []
  let entered = 0
  let hasRoot = false
  let size = { characters: 0, nodes: 0, line: 1 }

  const lineNow = () => parser.line + 1
  const fail = (message: string, reason?: TableProblem): never => {
    throw new FormatError(message, lineNow(), reason)
  }
  const count = (characters: number) => {
    size.characters += characters
    size.nodes++
    if (size.characters > mostCharacters || size.nodes > mostNodes) {
      fail(`<${open[0]?.name ?? ''}> from line ${size.line} on has no end in sight`, 'too-large')
    }
  }
  const addText = (text: string) => {
    const parent = open.at(-1)
    if (parent === undefined) return
    count(text.length)
    const last = parent.children.at(-1)
    // The parser gives long texts in parts.
    if (typeof last === 'string') parent.children[parent.children.length - 1] = last + text
    else parent.children.push(text)
  }

  parser.onerror = (error) => {
    throw new FormatError(inPlainWords(error.message), lineNow(), 'damaged')
  }
  parser.ondoctype = (doctype) => {
    if (doctype.includes('[')) fail('the file declares entities of its own, which are not read')
  }
  parser.ontext = addText
  parser.oncdata = addText
  parser.onopentag = ({ name: written, attributes }) => {
    const name = isPrefixed ? written.replace(/^[^:]*:/, '') : written
    // Without namespaces the parser gives bare strings; a name like `__proto__` stays a name.
    const own = Object.fromEntries(Object.entries(attributes as Record<string, string>))
    if (open.length === 0) size = { characters: 0, nodes: 0, line: lineNow() }
    if (open.length === 0 && name === containers[entered]) {
      entered++
      hasRoot = true
      ready.push({
        element: { name, attributes: own, children: [] },
        line: lineNow(),
        isContainer: true,
      })
      return
    }
    if (!hasRoot)
      fail(`the file begins with <${name}> and not with <${containers[0] ?? ''}>`, 'unknown-format')
    if (open.length >= mostDepth) fail('elements are nested without end', 'damaged')
    open.push({ name, attributes: own, children: [] })
    count(JSON.stringify(own).length)
  }
  parser.onclosetag = () => {
    const element = open.pop()
    const parent = open.at(-1)
    if (element === undefined) entered--
    else if (parent !== undefined) parent.children.push(element)
    else ready.push({ element, line: size.line, isContainer: false })
  }

  return {
    write: (text: string) => void parser.write(text),
    close() {
      if (!hasRoot) fail('this is no XML: nothing opens', 'damaged')
      if (entered > 0 || open.length > 0) fail('the file breaks off before its end', 'damaged')
      parser.close()
    },
    take() {
      const taken = ready
      ready = []
      return taken
    },
  }
}

const plain: readonly (readonly [RegExp, string])[] = [
  [
    /Invalid character entity|Invalid character in entity/i,
    'an entity (&…;) that XML does not know',
  ],
  [/Unexpected close tag|Unmatched closing tag/i, 'a closing tag that nothing opened'],
  [/Unclosed root tag|Unexpected end/i, 'the file breaks off before its end'],
  [/Unencoded </i, 'a < in a text, which must be written &lt;'],
  [/attribute/i, 'an attribute that is not written as XML has it'],
  [/outside of root node|Non-whitespace before first tag/i, 'text outside of all elements'],
  [/Max buffer length/i, 'a name or an attribute without end'],
]

/** The parser gives its own positions below its message; the first line says what is wrong. */
function inPlainWords(message: string): string {
  const [first = ''] = message.split('\n')
  const known = plain.find(([pattern]) => pattern.test(first))
  return `the XML is broken: ${known?.[1] ?? first}`
}
