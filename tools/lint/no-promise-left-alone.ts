import { AST_NODE_TYPES, ESLintUtils, type TSESLint, type TSESTree } from '@typescript-eslint/utils'
import type { Type, TypeChecker, TypeReference } from 'typescript'

type Node = TSESTree.Node

/** Results of these may wait: they listen to rejections themselves. */
const listening: ReadonlySet<string> = new Set(['catch', 'allSettled'])

/** What an await stops. */
const bodies: ReadonlySet<AST_NODE_TYPES> = new Set([
  AST_NODE_TYPES.FunctionDeclaration,
  AST_NODE_TYPES.FunctionExpression,
  AST_NODE_TYPES.ArrowFunctionExpression,
  AST_NODE_TYPES.Program,
])

/**
 * Finds a promise that is made and then left alone while another is awaited: if it rejects
 * meanwhile nobody listens, which ends a Node process and is lost in a browser.
 * @example
 * const counts = countAll() // refused: nobody listens while `name` is fetched
 * const name = await fetchName()
 * return { name, counts: await counts }
 */
export const noPromiseLeftAlone = ESLintUtils.RuleCreator.withoutDocs({
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      leftAlone:
        'Nobody listens to this promise while another is awaited, and a rejection would end the process. Await both with one Promise.all, or this one first.',
    },
  },
  create(context) {
    const services = ESLintUtils.getParserServices(context)
    const checker = services.program.getTypeChecker()
    const isUnheard = (node: Node) =>
      !isListening(node) && holdsPromise(services.getTypeAtLocation(node), checker)
    const awaits = new Map<Node | undefined, Node[]>()
    const made: { at: Node; variable: TSESLint.Scope.Variable }[] = []

    function noteAwait(node: Node): void {
      const body = bodyOf(node)
      awaits.set(body, [...(awaits.get(body) ?? []), node])
      for (const part of evaluatedBefore(node)) {
        if (part.type !== AST_NODE_TYPES.Identifier && isUnheard(part)) {
          context.report({ node: part, messageId: 'leftAlone' })
        }
      }
    }

    return {
      AwaitExpression: noteAwait,
      'ForOfStatement[await=true]': noteAwait,
      VariableDeclarator(node) {
        if (node.init === null || !isUnheard(node.init)) return
        for (const variable of context.sourceCode.getDeclaredVariables(node)) {
          made.push({ at: node, variable })
        }
      },
      'Program:exit'() {
        for (const { at, variable } of made) {
          const uses = variable.references.filter(({ init }) => init !== true)
          const firstUse = Math.min(...uses.map(({ identifier }) => identifier.range[0]))
          const isLeftAlone = awaits
            .get(bodyOf(at))
            ?.some(({ range: [start, end] }) => start >= at.range[1] && end <= firstUse)
          if (isLeftAlone === true) context.report({ node: at, messageId: 'leftAlone' })
        }
      },
    }
  },
})

function bodyOf(node: Node): Node | undefined {
  let each = node.parent
  while (each !== undefined && !bodies.has(each.type)) each = each.parent
  return each
}

/** Parts of the same expression that are there when the await begins. */
function* evaluatedBefore(node: Node): Iterable<Node> {
  let below = node
  let each = node.parent
  while (each !== undefined && !bodies.has(each.type)) {
    const parts = partsOf(each)
    const at = parts.indexOf(below)
    for (const part of parts.slice(0, Math.max(0, at))) {
      if (part.type === AST_NODE_TYPES.Property) yield part.value
      else if (part.type === AST_NODE_TYPES.SpreadElement) yield part.argument
      else yield part
    }
    below = each
    each = each.parent
  }
}

function partsOf(node: Node): readonly Node[] {
  switch (node.type) {
    case AST_NODE_TYPES.ArrayExpression:
      return node.elements.filter((element) => element !== null)
    case AST_NODE_TYPES.ObjectExpression:
      return node.properties
    case AST_NODE_TYPES.CallExpression:
    case AST_NODE_TYPES.NewExpression:
      return node.arguments
    default:
      return []
  }
}

/** `….catch(…)`, `….then(…, …)` and `Promise.allSettled(…)`. */
function isListening(node: Node): boolean {
  if (node.type !== AST_NODE_TYPES.CallExpression) return false
  const { callee } = node
  if (callee.type !== AST_NODE_TYPES.MemberExpression) return false
  if (callee.property.type !== AST_NODE_TYPES.Identifier) return false
  const { name } = callee.property
  return listening.has(name) || (name === 'then' && node.arguments.length === 2)
}

/** A promise, or a list of them. @param seen types above it: a list may hold its own like */
function holdsPromise(
  type: Type,
  checker: TypeChecker,
  seen: ReadonlySet<Type> = new Set(),
): boolean {
  if (seen.has(type)) return false
  const isHeldBy = (each: Type) => holdsPromise(each, checker, new Set([...seen, type]))
  if (type.isUnion()) return type.types.some(isHeldBy)
  if (checker.isArrayType(type) || checker.isTupleType(type)) {
    return checker.getTypeArguments(type as TypeReference).some(isHeldBy)
  }
  return type.getSymbol()?.name === 'Promise'
}
