/** Puts a mark that has no letter on a dotted circle, so that it is not drawn over its neighbour. */
export const onDottedCircle = (text: string): string => (/^\p{M}/u.test(text) ? `◌${text}` : text)
