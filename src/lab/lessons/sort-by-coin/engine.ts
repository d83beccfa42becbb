/** A JavaScript engine, and the browser that it was found in. */
export interface Engine {
  readonly engine: string;
  readonly browser: string;
}

/** The signs of browsers in a user agent, the more particular first: all browsers on Apple phones run on the engine of Safari, and most name several. */
const SIGNS: readonly (readonly [sign: RegExp, engine: string, browser: string])[] = [
  [/\bFirefox\/(\d+)/, 'SpiderMonkey', 'Firefox'],
  [/\bEdg\/(\d+)/, 'V8', 'Edge'],
  [/\b(?:Headless)?Chrom(?:e|ium)\/(\d+)/, 'V8', 'Chromium'],
  [/\bVersion\/(\d+)[\d.]* .*Safari\//, 'JavaScriptCore', 'Safari'],
  [/\bAppleWebKit\/(\d+)/, 'JavaScriptCore', 'WebKit'],
];

/** Returns the engine that a browser says it has; null where it names none that is known. */
export function engineOf(userAgent: string): Engine | null {
  for (const [sign, engine, browser] of SIGNS) {
    const version = sign.exec(userAgent)?.[1];
    if (version !== undefined) return { engine, browser: `${browser} ${version}` };
  }
  return null;
}
