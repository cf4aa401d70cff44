import { useState } from 'react';
import { formatAmount } from '@feszek/money';
import { CheckCard } from '../form/CheckCard.tsx';
import { Checkbox } from '../form/Checkbox.tsx';
import { Quantity } from '../form/Quantity.tsx';
import { RadioCard } from '../form/RadioCard.tsx';
import { RadioGroup } from '../form/RadioGroup.tsx';
import { Range } from '../form/Range.tsx';
import { Amount } from '../price/Amount.tsx';
import { Specimen, Specimens } from './Specimen.tsx';
import { useTexts } from './texts.ts';

const pseudoStates = ['hover', 'focus'] as const;

/** Controls for choices. */
export function ChoiceSpecimens() {
  const texts = useTexts();
  const [quantity, setQuantity] = useState(2);
  const [range, setRange] = useState<readonly [number, number]>([20_000, 160_000]);
  const quantityLabels = { quantity: texts.quantity, decrease: texts.fewer, increase: texts.more, limit: texts.clamped };
  const fee = (value: number) => <Amount kind="gross" value={value} currency="HUF" labels={texts.amounts} />;
  const rangeLabels = { from: texts.lowestPrice, to: texts.highestPrice };
  const price = { min: 0, max: 250_000, step: 1000, labels: rangeLabels, format: (value: number) => formatAmount('gross', value, 'HUF', texts.amounts) };
  return (
    <>
      <Specimens title="Checkbox">
        <Specimen name="off, on" width="field">
          <Checkbox label={texts.inStock} />
          <Checkbox label={texts.newsletter} hint={texts.newsletterHint} defaultChecked />
        </Specimen>
        <Specimen name="error, long text" width="field">
          <Checkbox
            label={
              <>
                {texts.accept} <a href="#gallery">{texts.terms}</a>
              </>
            }
            error={texts.termsError}
          />
          <Checkbox label={texts.longLabel} />
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} width="field" pseudo={pseudo}>
            <Checkbox label={texts.inStock} />
            <Checkbox label={texts.newsletter} defaultChecked />
          </Specimen>
        ))}
        <Specimen name="disabled" width="field">
          <Checkbox label={texts.pickup} disabled />
          <Checkbox label={texts.cookies} disabled defaultChecked />
        </Specimen>
      </Specimens>
      <Specimens title="RadioGroup, RadioCard">
        <Specimen name="chosen, free, disabled" width="wide">
          <RadioGroup legend={texts.delivery} hint={texts.deliveryHint}>
            <RadioCard name="delivery" value="1" title={texts.deliveryHome} description={texts.deliveryHomeTime} aside={fee(4990)} defaultChecked>
              {texts.deliveryHomeMore}
            </RadioCard>
            <RadioCard name="delivery" value="2" title={texts.deliveryShop} description={texts.deliveryShopTime} aside={texts.free} />
            <RadioCard name="delivery" value="3" title={texts.deliveryPoint} description={texts.deliveryPointTime} aside={fee(1490)} disabled />
          </RadioGroup>
        </Specimen>
        <Specimen name="error, long text" width="wide">
          <RadioGroup legend={texts.payment} error={texts.paymentError}>
            <RadioCard name="payment" value="1" title={texts.card} />
            <RadioCard name="payment" value="2" title={texts.transfer} description={texts.transferTime} aside={texts.free} />
          </RadioGroup>
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={`${pseudo}; the question is only read aloud`} width="wide" pseudo={pseudo}>
            <RadioGroup legend={texts.payment} legendHidden>
              <RadioCard name={`payment-${pseudo}`} value="1" title={texts.card} />
              <RadioCard name={`payment-${pseudo}`} value="2" title={texts.transfer} defaultChecked />
            </RadioGroup>
          </Specimen>
        ))}
      </Specimens>
      <Specimens title="CheckCard">
        <Specimen name="chosen, not chosen, disabled" width="wide">
          <RadioGroup legend={texts.delivery}>
            <CheckCard title={texts.deliveryHome} description={texts.deliveryHomeTime} aside={fee(4990)} defaultChecked />
            <CheckCard title={texts.deliveryShop} description={texts.deliveryShopTime} aside={fee(1490)} />
            <CheckCard title={texts.deliveryPoint} aside={fee(1490)} disabled />
          </RadioGroup>
        </Specimen>
      </Specimens>
      <Specimens title="Quantity">
        <Specimen name="free">
          <Quantity value={quantity} min={1} max={12} onChange={setQuantity} labels={quantityLabels} />
        </Specimen>
        <Specimen name="at the least">
          <Quantity value={1} onChange={setQuantity} labels={quantityLabels} />
        </Specimen>
        <Specimen name="at the most">
          <Quantity value={999} max={999} isLimitShown onChange={setQuantity} labels={quantityLabels} />
        </Specimen>
        <Specimen name="pending">
          <Quantity value={3} onChange={setQuantity} labels={quantityLabels} pending />
        </Specimen>
        {pseudoStates.map((pseudo) => (
          <Specimen key={pseudo} name={pseudo} pseudo={pseudo}>
            <Quantity value={2} onChange={setQuantity} labels={quantityLabels} />
          </Specimen>
        ))}
        <Specimen name="disabled">
          <Quantity value={1} onChange={setQuantity} labels={quantityLabels} disabled />
        </Specimen>
      </Specimens>
      <Specimens title="Range">
        <Specimen name="price" width="field">
          <Range {...price} value={range} onChange={setRange} />
        </Specimen>
        <Specimen name="whole" width="field">
          <Range {...price} value={[0, 250_000]} onChange={setRange} />
        </Specimen>
        <Specimen name="focus" width="field" pseudo="focus">
          <Range {...price} value={[20_000, 160_000]} onChange={setRange} />
        </Specimen>
        <Specimen name="disabled" width="field">
          <Range {...price} value={[20_000, 160_000]} onChange={setRange} disabled />
        </Specimen>
      </Specimens>
    </>
  );
}
