const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The icon that browsers ask for of themselves: Firefox counts it among what is refused.
  "img-src 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/**
 * The page between two versions, in the colour of the splash that follows it.
 * @param script the address of `take-over.ts`
 */
export const takeOverPage = (script: string) =>
  new Response(
    `<!doctype html><title>Mboa</title><meta name="viewport" content="width=device-width"><meta name="theme-color" content="#171B52"><body bgcolor="#171B52"><script type="module" src="${script}"></script>`,
    { headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy } },
  )
