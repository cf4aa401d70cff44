import { brandKeyOf } from './brands.ts';
import type { BrandKey } from './brands.ts';
import { localized } from './localized.ts';
import type { Maker, ResponsibleParty } from './types.ts';

function inHungary(name: string, address: string, email: string): Maker {
  return { manufacturer: { name, address: localized(`${address}, Magyarország`, `${address}, Hungary`), email }, responsiblePerson: null };
}

/** Imports products made outside the European Union, and is the responsible person there. */
const IMPORTER: ResponsibleParty = {
  name: 'Fészek Otthon Kft.',
  address: localized('1117 Budapest, Kopaszi gát 5., Magyarország', '1117 Budapest, Kopaszi gát 5., Hungary'),
  email: 'termekbiztonsag@feszek.example',
};

/** The maker of each brand with its contact address: Regulation (EU) 2023/988, article 19. */
const MAKERS: Readonly<Record<BrandKey, Maker>> = {
  vackor: inHungary('Vackor Kárpitosműhely Kft.', '9700 Szombathely, Zanati út 26.', 'biztonsag@vackor.example'),
  harkaly: inHungary('Harkály Asztalosműhely Kft.', '8420 Zirc, Petőfi Sándor utca 14.', 'biztonsag@harkaly.example'),
  bukkhat: inHungary('Bükkhát Bútor Kft.', '3348 Szilvásvárad, Fenyves utca 3.', 'biztonsag@bukkhat.example'),
  holtag: inHungary('Holtág Bútorgyár Zrt.', '6000 Kecskemét, Szent István körút 41.', 'biztonsag@holtag.example'),
  derengo: inHungary('Derengő Világítás Kft.', '2040 Budaörs, Gyár utca 8.', 'biztonsag@derengo.example'),
  szovomadar: {
    manufacturer: {
      name: 'Shilpi Handlooms Pvt. Ltd.',
      address: localized('14 Sanganer Road, Jaipur 302029, India', '14 Sanganer Road, Jaipur 302029, India'),
      email: 'safety@shilpi-handlooms.example',
    },
    responsiblePerson: IMPORTER,
  },
  sarpala: inHungary('Sárpala Kerámia Bt.', '5420 Túrkeve, Kossuth Lajos út 19.', 'biztonsag@sarpala.example'),
  rezkut: {
    manufacturer: {
      name: 'Anadolu Bakır Sanayi Ltd. Şti.',
      address: localized('Şehitkamil Cad. 52, 27500 Gaziantep, Törökország', 'Şehitkamil Cad. 52, 27500 Gaziantep, Türkiye'),
      email: 'safety@anadolu-bakir.example',
    },
    responsiblePerson: IMPORTER,
  },
  kamraszer: inHungary('Kamraszer Konyhafelszerelés Kft.', '8900 Zalaegerszeg, Balatoni út 7.', 'biztonsag@kamraszer.example'),
  fehertoi: inHungary('Fehértói Textil Kft.', '6791 Szeged, Dorozsmai út 35.', 'biztonsag@fehertoi.example'),
  zsombek: inHungary('Zsombék Kert és Kosár Kft.', '4440 Tiszavasvári, Nádas utca 11.', 'biztonsag@zsombek.example'),
  iratos: inHungary('Iratos Papír és Irodaszer Kft.', '1097 Budapest, Gubacsi út 30.', 'biztonsag@iratos.example'),
};

/** The maker of a brand's products, by the brand's name; `null` for a brand of another shop. */
export function makerOf(brand: string): Maker | null {
  const key = brandKeyOf(brand);
  return key ? MAKERS[key] : null;
}
