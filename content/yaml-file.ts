import { Document, isMap, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml'

/** Keys and positions that lead to a value, e.g. `['words', 3, 'gloss', 'fr']`. */
export type Path = readonly (string | number)[]

export type YamlFile = {
  value: unknown
  /** Line (from 1) of the value at the path, or of the nearest value around it. */
  lineOf: (path: Path) => number
  /** What YAML itself objects to; the value is then not to be trusted. */
  errors: { line: number; message: string }[]
}

/** Reads YAML 1.2, remembering where everything stands. */
export function parseYamlFile(text: string): YamlFile {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false })
  const lineOf = (path: Path): number => {
    for (let length = path.length; length > 0; length--) {
      const node = document.getIn(path.slice(0, length), true)
      if (isNode(node) && node.range) return lines.linePos(node.range[0]).line
    }
    return 1
  }
  const errors = [...document.errors, ...document.warnings].map(({ pos, message }) => ({
    line: lines.linePos(pos[0]).line,
    message,
  }))
  return { value: errors.length === 0 ? (document.toJS() as unknown) : undefined, lineOf, errors }
}

/**
 * Readable YAML: lists of plain values on one line, a blank line between items, and on top
 * a comment and the schema, for editors that check while one writes.
 */
export function toPackYaml(value: object, head: { schema: string; comment: string }): string {
  const document = new Document(value, { aliasDuplicateObjects: false })
  visit(document, {
    Seq: (_key, list) => {
      if (list.items.every((item) => isScalar(item))) list.flow = true
      for (const item of list.items.slice(1)) {
        if (isMap(item) && item.has('id')) item.spaceBefore = true
      }
    },
  })
  const body = document.toString({ lineWidth: 0, flowCollectionPadding: false })
  return `# yaml-language-server: $schema=../../${head.schema}\n# ${head.comment}\n\n${body}`
}
