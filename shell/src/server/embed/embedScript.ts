import { scriptJson } from '@feszek/contract';
import type { EmbedConfig, EmbedElement } from '../../markup/EmbedPart.ts';
import { fileReference } from '../../markup/fileReference.ts';
import type { ShellAssets } from '../build.ts';
import { encodeBodies } from '../http/encodedBodies.ts';
import type { EncodedBodies } from '../http/encodedBodies.ts';
import { releaseOf } from './releaseOf.ts';
import type { Deployment, Plan } from '../slices/Plan.ts';

/** The elements that the live releases declare. Of two slices with one element, which the register refuses, the first by name has it. */
function elementsOf(deployments: readonly Deployment[]): Record<string, EmbedElement> {
  const elements = new Map<string, EmbedElement>([['part', { params: [] }]]);
  for (const { manifest } of deployments.toSorted((a, b) => (a.manifest.name < b.manifest.name ? -1 : 1))) {
    for (const [fragment, { element, params = [] }] of Object.entries(manifest.fragments)) {
      if (element !== undefined && !elements.has(element)) elements.set(element, { part: `${manifest.name}/${fragment}`, params });
    }
  }
  return Object.fromEntries(elements);
}

function configOf(shopUrl: string, { embed, fonts, integrity }: ShellAssets, plan: Plan): EmbedConfig {
  const absolute = (path: string) => shopUrl + path;
  const reference = (path: string) => fileReference(absolute(path), integrity[path]);
  const cart = plan.get('cart-checkout');
  return { shopUrl, scripts: embed.scripts.map(reference), styles: [reference(embed.styles)], fonts: fonts.map(absolute), elements: elementsOf(plan.all()), ...(cart && { cart: releaseOf(cart.manifest, shopUrl) }) };
}

/**
 * `/embed.js`: the elements for the pages of other origins, with the elements of the current plan. It works as a classic
 * script and as a module, and adds no name to the page.
 *
 * @returns makes the script of a build and a plan, once for each of both
 */
export function embedScript(shopUrl: string): (assets: ShellAssets, plan: Plan) => Promise<EncodedBodies> {
  let made: { readonly key: string; readonly bodies: Promise<EncodedBodies> } | undefined;
  return (assets, plan) => {
    const key = `${assets.version} ${plan.id}`;
    if (made?.key !== key) made = { key, bodies: encodeBodies(`{const FESZEK_EMBED=${scriptJson(configOf(shopUrl, assets, plan))};${assets.embed.loader}\n}`) };
    return made.bodies;
  };
}
