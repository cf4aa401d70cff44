import { useState } from 'react';
import { formatPrice } from '@feszek/money';
import { Checkbox } from '../form/Checkbox.tsx';
import { Field } from '../form/Field.tsx';
import { Quantity } from '../form/Quantity.tsx';
import { RadioCard } from '../form/RadioCard.tsx';
import { RadioGroup } from '../form/RadioGroup.tsx';
import { Range } from '../form/Range.tsx';
import { Select } from '../form/Select.tsx';
import { Textarea } from '../form/Textarea.tsx';
import { TextInput } from '../form/TextInput.tsx';
import { Specimen, Specimens } from './Specimen.tsx';

const quantityLabels = { quantity: 'Mennyiség', decrease: 'Eggyel kevesebb', increase: 'Eggyel több' };

export function FormSpecimens() {
  const [quantity, setQuantity] = useState(2);
  const [range, setRange] = useState<readonly [number, number]>([20_000, 160_000]);
  return (
    <>
      <Specimens title="Field, TextInput, Textarea, Select">
        <Specimen name="hint" width="field">
          <Field label="E-mail-cím" hint="Ide küldjük a visszaigazolást.">
            {(control) => <TextInput {...control} type="email" autoComplete="email" />}
          </Field>
        </Specimen>
        <Specimen name="error" width="field">
          <Field label="Irányítószám" error="Négy számjegyből áll, például 1052." required>
            {(control) => <TextInput {...control} inputMode="numeric" defaultValue="10" />}
          </Field>
        </Specimen>
        <Specimen name="note, placeholder" width="field">
          <Field label="Adószám" note="nem kötelező">
            {(control) => <TextInput {...control} placeholder="12345678-1-42" />}
          </Field>
        </Specimen>
        <Specimen name="disabled" width="field">
          <Field label="Ország">{(control) => <TextInput {...control} defaultValue="Magyarország" disabled />}</Field>
        </Specimen>
        <Specimen name="select" width="field">
          <Field label="Rendezés">
            {(control) => (
              <Select {...control} defaultValue="price">
                <option value="default">Ajánlott</option>
                <option value="price">Ár szerint növekvő</option>
              </Select>
            )}
          </Field>
        </Specimen>
        <Specimen name="select, error" width="field">
          <Field label="Ország" error="Válassza ki az országot.">
            {(control) => (
              <Select {...control}>
                <option value="">Válasszon</option>
              </Select>
            )}
          </Field>
        </Specimen>
        <Specimen name="textarea" width="field">
          <Field label="Megjegyzés" hint="A futárnak is megmutatjuk.">
            {(control) => <Textarea {...control} defaultValue="A kapucsengő nem szól, kérem, hívjanak fel." />}
          </Field>
        </Specimen>
      </Specimens>
      <Specimens title="Checkbox">
        <Specimen name="off, on" width="field">
          <Checkbox label="Csak raktáron lévő" />
          <Checkbox label="Kérem a hírlevelet" hint="Havonta kétszer írunk." defaultChecked />
        </Specimen>
        <Specimen name="error" width="field">
          <Checkbox
            label={
              <>
                Elfogadom az <a href="#gallery">általános szerződési feltételeket</a>
              </>
            }
            error="A rendeléshez el kell fogadnia a feltételeket."
          />
        </Specimen>
        <Specimen name="disabled" width="field">
          <Checkbox label="Személyes átvétel" disabled />
          <Checkbox label="Szükséges sütik" disabled defaultChecked />
        </Specimen>
      </Specimens>
      <Specimens title="RadioGroup, RadioCard">
        <Specimen name="chosen, free, disabled" width="wide">
          <RadioGroup legend="Hogyan szállítsuk ki?" hint="A feltüntetett ár bruttó.">
            <RadioCard name="delivery" value="1" title="Házhoz szállítás" description="3–5 munkanap" aside={formatPrice(4990, 'HUF')} defaultChecked>
              A futár érkezése előtt egy órával telefonál.
            </RadioCard>
            <RadioCard name="delivery" value="2" title="Átvétel a bemutatóteremben" description="Budapest, holnap 10 órától" aside="ingyenes" />
            <RadioCard name="delivery" value="3" title="Csomagpont" description="Ehhez a mérethez nem választható" aside={formatPrice(1490, 'HUF')} disabled />
          </RadioGroup>
        </Specimen>
        <Specimen name="error" width="wide">
          <RadioGroup legend="Hogyan fizet?" error="Válasszon fizetési módot.">
            <RadioCard name="payment" value="1" title="Bankkártya" />
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
          <Quantity value={12} max={12} onChange={setQuantity} labels={quantityLabels} />
        </Specimen>
        <Specimen name="pending">
          <Quantity value={3} onChange={setQuantity} labels={quantityLabels} pending />
        </Specimen>
        <Specimen name="disabled">
          <Quantity value={1} onChange={setQuantity} labels={quantityLabels} disabled />
        </Specimen>
      </Specimens>
      <Specimens title="Range">
        <Specimen name="price" width="field">
          <Range
            min={0}
            max={250_000}
            step={1000}
            value={range}
            onChange={setRange}
            labels={{ from: 'Legalacsonyabb ár', to: 'Legmagasabb ár' }}
            format={(value) => formatPrice(value, 'HUF')}
          />
        </Specimen>
        <Specimen name="disabled" width="field">
          <Range
            min={0}
            max={100}
            value={[0, 100]}
            onChange={setRange}
            labels={{ from: 'Legalacsonyabb ár', to: 'Legmagasabb ár' }}
            format={(value) => formatPrice(value, 'EUR')}
            disabled
          />
        </Specimen>
      </Specimens>
    </>
  );
}
