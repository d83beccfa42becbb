import { describe, expect, it } from 'vitest';
import { engineOf } from '../../../../src/lab/lessons/sort-by-coin/engine.js';

/** What browsers send: Mozilla, Chromium and WebKit document these forms. */
const BROWSERS = [
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'SpiderMonkey', 'Firefox 140'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36', 'V8', 'Chromium 139'],
  ['Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/139.0.0.0 Safari/537.36', 'V8', 'Chromium 139'],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/139.0.0.0 Safari/537.36 Edg/138.0.0.0',
    'V8',
    'Edge 138',
  ],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'JavaScriptCore',
    'Safari 18',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/139.0.0.0 Mobile/15E148 Safari/604.1',
    'JavaScriptCore',
    'WebKit 605',
  ],
] as const;

describe('the engine of a browser', () => {
  it.each(BROWSERS)('that calls itself %s is %s', (userAgent, engine, browser) => {
    expect(engineOf(userAgent)).toEqual({ engine, browser });
  });

  it('is not guessed', () => {
    expect(engineOf('curl/8.14.1')).toBeNull();
  });
});
