import { Accordion, AccordionItem } from '../accordion/Accordion.tsx';
import { Breadcrumb } from '../navigation/Breadcrumb.tsx';
import { Pagination } from '../navigation/Pagination.tsx';
import { Stepper } from '../navigation/Stepper.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

const pagination = {
  hrefFor: (page: number) => `#page-${page}`,
  labels: { navigation: 'Oldalak', previous: 'Előző oldal', next: 'Következő oldal', page: (page: number) => `${page}. oldal` },
};

const steps = ['Kapcsolat', 'Számlázás', 'Szállítás', 'Cím', 'Fizetés'].map((label) => ({ label, href: '#gallery' }));

export function NavigationSpecimens() {
  return (
    <>
      <Specimens title="Breadcrumb">
        <Specimen name="three levels" width="wide">
          <Breadcrumb
            label="Itt jár"
            crumbs={[
              { label: 'Főoldal', href: '#home' },
              { label: 'Nappali', href: '#living-room' },
              { label: 'Karosszékek', href: '#armchairs' },
            ]}
          />
        </Specimen>
      </Specimens>
      <Specimens title="Pagination">
        {[
          [1, 3],
          [3, 6],
          [1, 24],
          [12, 24],
          [24, 24],
        ].map(([page = 1, pageCount = 1]) => (
          <Specimen key={`${page}/${pageCount}`} name={`${page} / ${pageCount}`} width="wide">
            <Pagination {...pagination} page={page} pageCount={pageCount} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Stepper">
        {[0, 2, 4].map((current) => (
          <Specimen key={current} name={`step ${current + 1}`} width="wide">
            <Stepper label="Rendelés lépései" steps={steps} current={current} doneLabel="kész" />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Tabs">
        <Specimen name="three tabs" width="wide">
          <Tabs
            label="A termékről"
            tabs={[
              { id: 'description', label: 'Leírás', content: <p>Tömör tölgyből, kézzel olajozva.</p> },
              { id: 'dimensions', label: 'Méretek', content: <p>72 × 78 × 81 cm</p> },
              { id: 'delivery', label: 'Szállítás', content: <p>3–5 munkanap.</p> },
            ]}
          />
        </Specimen>
      </Specimens>
      <Specimens title="Accordion">
        <Specimen name="one open" width="wide">
          <Accordion>
            <AccordionItem title="Hogyan küldhetem vissza?" defaultOpen>
              <p>Az átvételtől számított 14 napon belül, indoklás nélkül. Írjon nekünk, és megbeszéljük, mikor mehet érte a futár.</p>
            </AccordionItem>
            <AccordionItem title="Mennyi a garancia?">
              <p>Két év, minden termékünkre.</p>
            </AccordionItem>
          </Accordion>
        </Specimen>
      </Specimens>
    </>
  );
}
