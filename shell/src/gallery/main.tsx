import '../styles/layers.css';
import '@feszek/ui/fonts.css';
import '@feszek/ui/tokens.css';
import '@feszek/ui/base.css';
import '@feszek/ui/favicon.svg';
import './gallery.css';
import { createApiClient } from '@feszek/api-client';
import { LOCALES } from '@feszek/contract';
import type { ProductList } from '@feszek/contract';
import { Gallery } from '@feszek/ui/gallery';
import { createRoot } from 'react-dom/client';

/** Shows the gallery with the pictures of the first product that has two, after every build. Without one it shows stand-ins. */
async function showGallery(place: HTMLElement): Promise<void> {
  const locale = LOCALES.find((known) => known === document.documentElement.lang) ?? 'hu';
  const { products } = await createApiClient({ baseUrl: '', locale, currency: 'HUF' }).get<ProductList>('/api/products');
  const shown = products.find(({ image_in_room: second }) => second !== null);
  createRoot(place).render(<Gallery locale={locale} image={shown?.image ?? null} secondImage={shown?.image_in_room ?? null} />);
}

const place = document.getElementById('place');
if (place) void showGallery(place);
new EventSource('/development/builds').addEventListener('message', () => window.location.reload());
