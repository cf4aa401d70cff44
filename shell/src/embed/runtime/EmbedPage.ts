import type { ApiClient } from '@feszek/api-client';
import type { Bus, BusRequestName, BusRequests, FragmentRequest, ReportedError, SliceName } from '@feszek/contract';
import type { SliceHost } from '@feszek/kit';
import type { EmbedConfig } from '../../markup/EmbedPart.ts';
import { createLazyApi } from './createLazyApi.ts';
import { EmbedSession } from './EmbedSession.ts';
import { Notices } from './Notices.ts';
import { PageBus } from './PageBus.ts';
import { Slices } from './Slices.ts';
import type { LoadedSlice } from './Slices.ts';

/** Longer than the time-out of the API client, whose error text is more precise; the slice of the cart may still be loading. */
const CART_TIMEOUT_MS = 20_000;

type Add = BusRequests['cart.add-product'];

interface EmbedPageParts {
  readonly config: EmbedConfig;
  /** Of the first part: all parts of a page have one language and one currency. */
  readonly request: FragmentRequest;
  readonly mountFragment: SliceHost['mountFragment'];
  readonly report: (error: ReportedError) => void;
}

const loadCartLinks = () => import(/* webpackChunkName: "cart" */ './cartLinks.ts');

/** What all elements of a page share: the bus, the API client, the slices and the visitor's session. */
export class EmbedPage {
  readonly session: EmbedSession;
  readonly slices = new Slices();
  readonly notices = new Notices();
  readonly #parts: EmbedPageParts;
  readonly #hub: PageBus;
  readonly #api: ApiClient;
  readonly #hosts = new Map<SliceName, SliceHost>();
  #isPartner = false;

  constructor(parts: EmbedPageParts) {
    const { config: { shopUrl }, request: { locale, currency, vatMode }, report } = parts;
    this.#parts = parts;
    this.session = new EmbedSession(shopUrl);
    this.#api = createLazyApi({ ...this.session.clientOptions, locale, currency });
    this.#hub = new PageBus(report);
    const bus = this.#hub.for({ slice: 'shell', version: 'embed' });
    bus.set('shop.locale', locale);
    bus.set('shop.currency', currency);
    bus.set('shop.vat-mode', vatMode);
    bus.answer('navigation.go', async ({ href }) => {
      this.#goTo(href);
      return { ok: true };
    });
    bus.on('notice.shown', ({ text }) => this.notices.show(text));
    bus.on('cart.product-added', ({ title }) => void this.#showAdded(title));
  }

  /** Loads a slice and starts it, once for the page. */
  async start(loaded: LoadedSlice): Promise<SliceHost> {
    this.#isPartner = await this.session.isPartner;
    const host = this.#hostFor(loaded);
    try {
      loaded.remote.start(host);
    } catch (error) {
      this.#parts.report({ slice: loaded.name, version: loaded.version, phase: 'start', error });
    }
    return host;
  }

  #hostFor({ name, version }: LoadedSlice): SliceHost {
    let host = this.#hosts.get(name);
    if (!host) {
      const { request: { locale, currency }, mountFragment } = this.#parts;
      host = { bus: this.#busFor(this.#hub.for({ slice: name, version })), api: this.#api, locale, currency: () => currency, hasSession: () => this.#isPartner, mountFragment };
      this.#hosts.set(name, host);
    }
    return host;
  }

  /** The bus of a slice, which loads the slice of the cart when it is needed, and leads to the shop on pages without a cart. */
  #busFor(view: Bus): Bus {
    const ask = <Name extends BusRequestName>(topic: Name, question: BusRequests[Name]['question'], timeoutMs?: number) =>
      topic === 'cart.add-product' ? this.#add(view, question as Add['question']) : view.ask(topic, question, timeoutMs);
    return { ...view, ask: ask as Bus['ask'] };
  }

  async #add(view: Bus, question: Add['question']): Promise<Add['answer']> {
    const { config: { cart }, request: { locale } } = this.#parts;
    if (this.#isPartner && cart) {
      await this.start(await this.slices.load('cart-checkout', cart));
      const answer = await view.ask('cart.add-product', question, CART_TIMEOUT_MS);
      if (answer.ok || !this.session.isRefused) return answer;
    }
    const { questionPath } = await loadCartLinks();
    this.#goTo(questionPath(locale, question));
    return { ok: true };
  }

  /** The notice gives the way to the cart, which these pages may not show. */
  async #showAdded(title: string): Promise<void> {
    const { addedNotice } = await loadCartLinks();
    const { text, link } = addedNotice(this.#parts.request.locale, title);
    link.href = new URL(link.getAttribute('href') ?? '', this.#parts.config.shopUrl).href;
    this.notices.show(text, ' ', link);
  }

  #goTo(href: string): void {
    window.location.assign(new URL(href, this.#parts.config.shopUrl));
  }
}
