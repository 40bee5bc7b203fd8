import { Document, isMap, isScalar, visit } from 'yaml'

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
