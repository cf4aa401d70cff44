import { parseSlotReference } from '@feszek/contract';
import type { ReportedError } from '@feszek/contract';
import type { ElementPhase } from '@feszek/embed';
import { Instances } from '../../client/slots/Instances.ts';
import { addStyles } from '../addStyles.ts';
import type { EmbedConfig, EmbedPart } from '../../markup/EmbedPart.ts';
import { fetchPart } from '../loader/fetchPart.ts';
import { ChunkStyles } from './ChunkStyles.ts';
import { EmbedPage } from './EmbedPage.ts';
import type { EmbedPlace, EmbedRuntime, MountOutcome } from './EmbedRuntime.ts';
import { keepLinksAbsolute } from './keepLinksAbsolute.ts';

/** The address below which the files of a release are. */
const baseOf = ({ remoteEntry }: EmbedPart) => remoteEntry.slice(0, remoteEntry.lastIndexOf('/') + 1);

function report({ slice, version, topic, phase, error }: ReportedError): void {
  console.error(`[${slice}@${version}]${phase ? ` ${phase}` : ''}${topic ? ` ${topic}` : ''}`, error);
}

/** Makes the runtime of the elements of a page. */
export function createRuntime(config: EmbedConfig): EmbedRuntime {
  const styles = new ChunkStyles();
  const instances = new Instances();
  let page: EmbedPage | undefined;
  styles.receive();

  const pageOf = (part: EmbedPart) => (page ??= new EmbedPage({ config, request: part.request, report, mountFragment: (reference, element) => mountNested(part, reference, element) }));

  async function mount({ part, tree, element, onError }: EmbedPlace): Promise<MountOutcome> {
    const { slice, version } = part;
    let phase: ElementPhase = 'load';
    const instance = instances.take(`${slice}/${part.request.fragment}`, undefined);
    const ends: (() => void)[] = [() => instances.free(`${slice}/${part.request.fragment}`, instance)];
    const end = () => ends.forEach((each) => each());
    try {
      const shared = pageOf(part);
      const loaded = await shared.slices.load(slice, part);
      // The code of one release must not read the data of another.
      if (loaded.version !== version) {
        end();
        return { kind: 'nothing' };
      }
      const host = await shared.start(loaded);
      phase = 'prepare';
      const request = { ...part.request, ...(instance > 1 && { instance }) };
      const prepared = await loaded.remote.prepare(request, host, { ...('data' in part && { inlined: { data: part.data } }) });
      if (prepared.status !== 200) {
        end();
        return { kind: 'nothing' };
      }
      phase = 'render';
      ends.push(await styles.follow(tree, baseOf(part)), shared.notices.add(tree), keepLinksAbsolute(element, config.shopUrl));
      tree.host.toggleAttribute('data-without-session', !(await shared.session.isPartner));
      const lifeCycles = loaded.remote.createLifeCycles();
      const props = {
        name: `${slice}/${part.request.fragment}`, domElement: element, host, version,
        views: { current: prepared, subscribe: () => () => undefined },
        onError: (error: unknown) => onError({ slice, version, phase: 'render', error }),
      };
      await lifeCycles.bootstrap(props);
      await lifeCycles.mount(props);
      return { kind: 'mounted', unmount: () => { end(); void lifeCycles.unmount(props); } };
    } catch (error) {
      end();
      return { kind: 'failed', failure: { slice, version, phase, error } };
    }
  }

  /** Mounts a part in a slot of another part. A part that fails leaves its slot empty. */
  function mountNested({ request }: EmbedPart, reference: string, element: HTMLElement): () => void {
    const run = new AbortController();
    let unmount: (() => void) | undefined;
    void (async () => {
      const target = parseSlotReference(reference);
      const tree = element.getRootNode();
      if (!target || !(tree instanceof ShadowRoot)) return;
      const query = new URLSearchParams({ ...target.params, locale: request.locale, currency: request.currency, vat_mode: request.vatMode });
      const part = await fetchPart(`${config.shopUrl}/embed/${target.name}.json?${query}`, run.signal);
      await addStyles(tree, part.styles);
      const outcome = await mount({ part, tree, element, onError: report });
      if (outcome.kind === 'failed') report(outcome.failure);
      if (outcome.kind !== 'mounted') return;
      if (run.signal.aborted) outcome.unmount();
      else unmount = outcome.unmount;
    })().catch((error: unknown) => { if (!run.signal.aborted) console.error(`[${reference}]`, error); });
    return () => {
      run.abort();
      unmount?.();
    };
  }

  return { mount };
}
