import { afterAll, beforeAll } from '@jest/globals';
import { SLICES, routePath } from '@feszek/contract';
import type { Locale, RouteName, StandardSlice } from '@feszek/contract';
import { composedShop } from '../harness/composedShop.ts';
import type { ShopUnderTest } from '../harness/composedShop.ts';
import { ownAddress } from '../harness/ownAddress.ts';
import { portsUnderTest, startShellBeside } from '../harness/shellBeside.ts';
import type { ShellBeside } from '../harness/shellBeside.ts';
import { soon } from '../harness/soon.ts';
import { SliceInFront } from './SliceInFront.ts';
import type { Fault } from './SliceInFront.ts';

/** How often the shell reads the manifests, in milliseconds. */
const POLL_MS = 100;
/** How long a part may take, in milliseconds: a slow slice takes longer. */
const PART_MS = 400;
/** How long a screen may take, in milliseconds: a slow slice is faster. */
const SCREEN_MS = 4000;

/** A page of each slice, which every visitor may see, by the names of its route. */
const OWN_ROUTES = { catalog: 'sale', 'cart-checkout': 'cart', account: 'auth-login', content: 'faq' } as const satisfies Record<StandardSlice, RouteName>;

/** The path of a slice's page, which every visitor may see. */
export const ownPage = (slice: StandardSlice, locale: Locale): string => routePath(OWN_ROUTES[slice], locale);

export interface Answer {
  readonly status: number;
  readonly html: string;
  /** The text of the page's heading. */
  readonly heading: string;
}

/** A shell in front of slices that can fail one by one. */
export interface FailingSlices extends ShopUnderTest {
  /** Requests a page as a visitor of its own, or with the cookies of another one. */
  get(path: string, cookie?: string): Promise<Answer>;
  /**
   * Deploys a slice as another version, of which neither the shell nor a browser has cached anything.
   *
   * @param fault - of a version that was built so; it begins with `fail`
   */
  deploy(slice: StandardSlice, fault?: Fault): Promise<void>;
  /** Lets a slice fail. */
  fail(slice: StandardSlice, fault: Fault): Promise<void>;
  /** Ends the failure of a slice. A release that is broken is replaced by another one, any other slice goes on as it was. */
  mend(slice: StandardSlice): Promise<void>;
  /** The lines of the shell's log about the version that a slice serves. */
  logged(slice: StandardSlice): Promise<object[]>;
}

/** What the shell refuses when it reads the manifest: the version never becomes live. */
const REFUSED: ReadonlySet<Fault> = new Set(['malformed manifest', 'wrong protocol']);

/** What a release has for good: its files are cached, and only another release helps. */
const BROKEN_RELEASES: ReadonlySet<Fault> = new Set(['script throws on load', 'component throws on render', 'start throws']);

let releases = 0;

function nextVersion(): string {
  releases += 1;
  return `9.0.${releases}-later`;
}

/** Gives a test file one shell, and one stand-in in front of each slice of the running shop, which is not changed. */
export function failingSlices(): FailingSlices {
  let shell: ShellBeside | undefined;
  let slices: readonly SliceInFront[] = [];
  const started = (): ShellBeside => {
    if (!shell) throw new Error('The shell starts before the first test');
    return shell;
  };
  const inFrontOf = (slice: StandardSlice): SliceInFront => {
    const found = slices.find((candidate) => candidate.slice === slice);
    if (!found) throw new Error(`No stand-in is in front of ${slice}`);
    return found;
  };
  beforeAll(async () => {
    const ports = portsUnderTest();
    slices = await Promise.all(SLICES.map((slice) => SliceInFront.start(slice, `http://127.0.0.1:${ports[slice]}`)));
    const addresses = slices.map(({ slice, url }) => [`${slice.replaceAll('-', '_').toUpperCase()}_URL`, url] as const);
    const times = { MANIFEST_POLL_MS: POLL_MS, OPTIONAL_DEADLINE_MS: PART_MS, PRIMARY_DEADLINE_MS: SCREEN_MS, BREAKER_PAUSE_MS: POLL_MS, INCOMPLETE_PAGE_MS: POLL_MS };
    const env = { ...Object.fromEntries(addresses), ...Object.fromEntries(Object.entries(times).map(([name, ms]) => [name, String(ms)])), PRERENDER: 'off', LOG_LEVEL: 'warn' };
    shell = await startShellBeside({ ports, env });
  });
  const shop = composedShop(() => started().url);
  afterAll(async () => {
    await shell?.stop();
    await Promise.all(slices.map((slice) => slice.close()));
  });

  /** Waits until the shell answers as wanted. */
  async function untilShell(path: string, isWanted: (answer: object) => boolean): Promise<void> {
    await soon(async () => {
      const answer: object = await (await fetch(shop.url + path)).json();
      if (!isWanted(answer)) throw new Error(`${path} of the shell is not as wanted: ${JSON.stringify(answer)}`);
    });
  }

  async function deploy(slice: StandardSlice, fault?: Fault): Promise<void> {
    const version = nextVersion();
    await inFrontOf(slice).release(version, fault);
    await untilShell('/deployments.json', (releases) => JSON.stringify(releases).includes(version));
  }

  return {
    get url() {
      return shop.url;
    },
    visit: shop.visit,
    tab: shop.tab,
    async get(path, cookie) {
      const response = await fetch(shop.url + path, { headers: { 'x-forwarded-for': ownAddress(), ...(cookie !== undefined && { cookie }) } });
      const html = await response.text();
      return { status: response.status, html, heading: /<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '' };
    },
    deploy,
    async fail(slice, fault) {
      const inFront = inFrontOf(slice);
      if (REFUSED.has(fault)) await inFront.release(nextVersion());
      await inFront.fail(fault);
      if (REFUSED.has(fault)) await untilShell('/health', (health) => JSON.stringify(health).includes(inFront.version));
    },
    async mend(slice) {
      const inFront = inFrontOf(slice);
      const isBroken = inFront.fault !== undefined && BROKEN_RELEASES.has(inFront.fault);
      await inFront.fail(undefined);
      if (isBroken) await deploy(slice);
    },
    async logged(slice) {
      const { version } = inFrontOf(slice);
      return (await started().log()).filter((line) => 'slice' in line && line.slice === slice && 'version' in line && line.version === version);
    },
  };
}
