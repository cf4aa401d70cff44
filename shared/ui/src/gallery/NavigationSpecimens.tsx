import { Accordion, AccordionItem } from '../accordion/Accordion.tsx';
import { Breadcrumb } from '../navigation/Breadcrumb.tsx';
import { Pagination } from '../navigation/Pagination.tsx';
import { Stepper } from '../navigation/Stepper.tsx';
import { TileLink } from '../navigation/TileLink.tsx';
import { ShareLinks } from '../share/ShareLinks.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { Specimen, Specimens } from './Specimen.tsx';
import { useTexts } from './texts.ts';

const pseudoStates = ['hover', 'focus'] as const;
const PAGES = [[1, 3], [3, 6], [1, 24], [12, 24], [24, 24]] as const;
const STEPS = [0, 2, 4] as const;

export function NavigationSpecimens() {
  const texts = useTexts();
  const crumbs = [{ label: texts.home, href: '#home' }, { label: texts.livingRoom, href: '#living-room' }, { label: texts.armchairs, href: '#armchairs' }];
  const steps = texts.steps.map((label) => ({ label, href: '#gallery' }));
  const tabs = [
    { id: 'description', label: texts.description, content: <p>{texts.descriptionText}</p> },
    { id: 'dimensions', label: texts.dimensions, content: <p>72 × 78 × 81 cm</p> },
    { id: 'delivery', label: texts.deliveryTime, content: <p>{texts.deliveryHomeTime}</p> },
  ];
  // Landmarks of one page are distinguished by their names.
  const pagination = (state: string) => ({
    hrefFor: (page: number) => `#page-${page}`,
    labels: { navigation: `${texts.pages}: ${state}`, previous: texts.previousPage, next: texts.nextPage, page: texts.page },
  });
  const stepper = (state: string) => ({ label: `${texts.stepsOf}: ${state}`, steps, doneLabel: texts.done });
  return (
    <>
      <Specimens title="Breadcrumb">
        <Specimen name="three levels" width="wide">
          <Breadcrumb label={texts.here} crumbs={crumbs} />
        </Specimen>
        <Specimen name="long names" width="field">
          <Breadcrumb label={`${texts.here}: ${texts.longCrumb}`} crumbs={[...crumbs, { label: texts.longCrumb, href: '#sofas' }, { label: texts.sofa, href: '#sofa' }]} />
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} pseudo={pseudo}>
            <Breadcrumb label={`${texts.here}: ${pseudo}`} crumbs={crumbs} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Pagination">
        {PAGES.map(([page, pageCount]) => (
          <Specimen key={`${page}/${pageCount}`} name={`${page} / ${pageCount}`} width="wide">
            <Pagination {...pagination(`${page} / ${pageCount}`)} page={page} pageCount={pageCount} />
          </Specimen>
        ))}
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} pseudo={pseudo}>
            <Pagination {...pagination(pseudo)} page={2} pageCount={3} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Stepper">
        {STEPS.map((current) => (
          <Specimen key={current} name={`step ${current + 1}`} width="wide">
            <Stepper {...stepper(String(current + 1))} current={current} />
          </Specimen>
        ))}
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} width="wide" pseudo={pseudo}>
            <Stepper {...stepper(pseudo)} current={2} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Tabs">
        <Specimen name="three tabs" width="wide">
          <Tabs label={texts.about} tabs={tabs} />
        </Specimen>
        <Specimen name="the second one first" width="wide">
          <Tabs label={texts.about} tabs={tabs} initial="dimensions" />
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} width="field" pseudo={pseudo}>
            <Tabs label={texts.about} tabs={tabs} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Accordion, AccordionItem">
        <Specimen name="one open, one closed" width="wide">
          <Accordion>
            <AccordionItem title={texts.question} defaultOpen>
              <p>{texts.answer}</p>
            </AccordionItem>
            <AccordionItem title={texts.otherQuestion}>
              <p>{texts.otherAnswer}</p>
            </AccordionItem>
          </Accordion>
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} width="field" pseudo={pseudo}>
            <Accordion>
              <AccordionItem title={texts.otherQuestion}>
                <p>{texts.otherAnswer}</p>
              </AccordionItem>
            </Accordion>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="TileLink">
        <Specimen name="the whole tile">
          <TileLink href="#armchairs">{texts.armchairs}</TileLink>
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} pseudo={pseudo}>
            <TileLink href="#armchairs">{texts.armchairs}</TileLink>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="ShareLinks">
        <Specimen name="as the browser allows">
          <ShareLinks title={texts.armchairs} path="/hu" labels={{ group: texts.share, copy: texts.copyAddress, mail: texts.sendByEmail, device: texts.share }} onCopy={() => undefined} />
        </Specimen>
      </Specimens>
    </>
  );
}
