/** @module-tag long */
import { join, relative } from 'node:path'
import ts from 'typescript'
import { expect, it } from 'vitest'

const web = join(import.meta.dirname, '../../web')
const sources = [join(web, 'src'), join(web, '../extensions')]

/** Texts that are no children of an element. */
const textAttributes = ['aria-label', 'aria-valuetext', 'one', 'other', 'title', '_0']

function parseProgram(): ts.Program {
  const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic: () => undefined }
  const parsed = ts.getParsedCommandLineOfConfigFile(join(web, 'tsconfig.json'), {}, host)
  if (parsed === undefined) throw new Error('web/tsconfig.json cannot be read')
  // Without references, so that types come from sources and no build must run before.
  const options = { ...parsed.options, composite: false, incremental: false, noEmit: true }
  return ts.createProgram({ rootNames: parsed.fileNames, options })
}

const number = ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike
/** React writes nothing of these. */
const nothing = ts.TypeFlags.BooleanLike | ts.TypeFlags.Undefined | ts.TypeFlags.Null

function isNumber(type: ts.Type): boolean {
  const all = type.isUnion() ? type.types : [type]
  return (
    all.some(({ flags }) => (flags & number) !== 0) &&
    all.every(({ flags }) => (flags & (number | nothing)) !== 0)
  )
}

function isText(template: ts.TemplateExpression): boolean {
  if (ts.isTaggedTemplateExpression(template.parent)) return true
  const attribute = template.parent.parent
  return ts.isJsxAttribute(attribute) && textAttributes.includes(attribute.name.getText())
}

/** Operands that end up as text; elements and messages are left out, because their types cost most. */
function textsIn(expression: ts.Expression): readonly ts.Expression[] {
  if (ts.isParenthesizedExpression(expression)) return textsIn(expression.expression)
  if (ts.isConditionalExpression(expression)) {
    return [...textsIn(expression.whenTrue), ...textsIn(expression.whenFalse)]
  }
  if (ts.isBinaryExpression(expression)) {
    const { operatorToken, right } = expression
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return textsIn(right)
  }
  const isElement =
    ts.isJsxElement(expression) ||
    ts.isJsxSelfClosingElement(expression) ||
    ts.isJsxFragment(expression)
  const isMessage = ts.isTaggedTemplateExpression(expression)
  const isList =
    ts.isCallExpression(expression) &&
    ts.isPropertyAccessExpression(expression.expression) &&
    expression.expression.name.text === 'map'
  return isElement || isMessage || isList ? [] : [expression]
}

function expressionsIn(node: ts.Node): readonly ts.Expression[] {
  if (ts.isTemplateExpression(node)) {
    return isText(node) ? node.templateSpans.map(({ expression }) => expression) : []
  }
  const isChild = ts.isJsxExpression(node) && !ts.isJsxAttribute(node.parent)
  return isChild && node.expression !== undefined ? textsIn(node.expression) : []
}

function findBareNumbers(): string[] {
  const program = parseProgram()
  const checker = program.getTypeChecker()
  const found: string[] = []
  for (const file of program.getSourceFiles()) {
    if (!sources.some((folder) => file.fileName.startsWith(`${folder}/`))) continue
    const visit = (node: ts.Node): void => {
      for (const expression of expressionsIn(node)) {
        if (!isNumber(checker.getTypeAtLocation(expression))) continue
        const { line } = file.getLineAndCharacterOfPosition(expression.getStart())
        found.push(`${relative(web, file.fileName)}:${line + 1}: ${expression.getText()}`)
      }
      ts.forEachChild(node, visit)
    }
    visit(file)
  }
  return found
}

/** Types of all screens take some 10 s of a processor, and longer beside other work. */
const timeout = 120_000

it(
  'texts of screens write numbers as their language does, by useFormatNumber or #',
  { timeout },
  () => {
    expect(findBareNumbers()).toEqual([])
  },
)
