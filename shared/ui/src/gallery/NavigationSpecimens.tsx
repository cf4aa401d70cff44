import { Accordion, AccordionItem } from '../accordion/Accordion.tsx';
import { Breadcrumb } from '../navigation/Breadcrumb.tsx';
import { Pagination } from '../navigation/Pagination.tsx';
import { Stepper } from '../navigation/Stepper.tsx';
import { TileLink } from '../navigation/TileLink.tsx';
import { ShareLinks } from '../share/ShareLinks.tsx';
import { Tabs } from '../tabs/Tabs.tsx';
import { Specimen, Specimens } from './Specimen.tsx';
import { useWords } from './words.ts';

const pseudoStates = ['hover', 'focus'] as const;
const PAGES = [[1, 3], [3, 6], [1, 24], [12, 24], [24, 24]] as const;
const STEPS = [0, 2, 4] as const;

export function NavigationSpecimens() {
  const words = useWords();
  const crumbs = [{ label: words.home, href: '#home' }, { label: words.livingRoom, href: '#living-room' }, { label: words.armchairs, href: '#armchairs' }];
  const steps = words.steps.map((label) => ({ label, href: '#gallery' }));
  const tabs = [
    { id: 'description', label: words.description, content: <p>{words.descriptionText}</p> },
    { id: 'dimensions', label: words.dimensions, content: <p>72 × 78 × 81 cm</p> },
    { id: 'delivery', label: words.deliveryTime, content: <p>{words.deliveryHomeTime}</p> },
  ];
  // Landmarks of one page are distinguished by their names.
  const pagination = (state: string) => ({
    hrefFor: (page: number) => `#page-${page}`,
    labels: { navigation: `${words.pages}: ${state}`, previous: words.previousPage, next: words.nextPage, page: words.page },
  });
  const stepper = (state: string) => ({ label: `${words.stepsOf}: ${state}`, steps, doneLabel: words.done });
  return (
    <>
      <Specimens title="Breadcrumb">
        <Specimen name="three levels" width="wide">
          <Breadcrumb label={words.here} crumbs={crumbs} />
        </Specimen>
        <Specimen name="long names" width="field">
          <Breadcrumb label={`${words.here}: ${words.longCrumb}`} crumbs={[...crumbs, { label: words.longCrumb, href: '#sofas' }, { label: words.sofa, href: '#sofa' }]} />
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} pseudo={pseudo}>
            <Breadcrumb label={`${words.here}: ${pseudo}`} crumbs={crumbs} />
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
          <Tabs label={words.about} tabs={tabs} />
        </Specimen>
        <Specimen name="the second one first" width="wide">
          <Tabs label={words.about} tabs={tabs} initial="dimensions" />
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} width="field" pseudo={pseudo}>
            <Tabs label={words.about} tabs={tabs} />
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="Accordion, AccordionItem">
        <Specimen name="one open, one closed" width="wide">
          <Accordion>
            <AccordionItem title={words.question} defaultOpen>
              <p>{words.answer}</p>
            </AccordionItem>
            <AccordionItem title={words.otherQuestion}>
              <p>{words.otherAnswer}</p>
            </AccordionItem>
          </Accordion>
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} width="field" pseudo={pseudo}>
            <Accordion>
              <AccordionItem title={words.otherQuestion}>
                <p>{words.otherAnswer}</p>
              </AccordionItem>
            </Accordion>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="TileLink">
        <Specimen name="the whole tile">
          <TileLink href="#armchairs">{words.armchairs}</TileLink>
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} pseudo={pseudo}>
            <TileLink href="#armchairs">{words.armchairs}</TileLink>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="ShareLinks">
        <Specimen name="as the browser allows">
          <ShareLinks title={words.armchairs} path="/hu" labels={{ group: words.share, copy: words.copyAddress, mail: words.sendByEmail, device: words.share }} onCopy={() => undefined} />
        </Specimen>
      </Specimens>
    </>
  );
}
