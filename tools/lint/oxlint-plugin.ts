/** What a rule of Oxlint is given, as far as this one asks for it. */
interface RuleContext {
  readonly options: readonly Refusal[]
  report(found: { node: object; message: string }): void
}

/** A shape of code that is refused, as a selector of ESLint's, and what to write instead. */
export interface Refusal {
  selector: string
  message: string
}

/** ESLint's rule of this name, which Oxlint does not have: refuses what its selectors find. */
const noRestrictedSyntax = {
  meta: {
    schema: {
      type: 'array',
      items: {
        type: 'object',
        properties: { selector: { type: 'string' }, message: { type: 'string' } },
        required: ['selector', 'message'],
        additionalProperties: false,
      },
    },
  },
  create: (context: RuleContext) =>
    Object.fromEntries(
      context.options.map(({ selector, message }) => [
        selector,
        (node: object) => {
          context.report({ node, message })
        },
      ]),
    ),
}

export default { meta: { name: 'mboa' }, rules: { 'no-restricted-syntax': noRestrictedSyntax } }
