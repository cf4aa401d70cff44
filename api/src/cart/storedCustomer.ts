export interface StoredAddress {
  readonly name: string;
  readonly country_id: number;
  readonly address: string;
  readonly city: string;
  readonly zipcode: string;
}

/** The customer data entered so far; each checkout step adds its part. */
export interface StoredCustomer {
  readonly email?: string;
  readonly phone?: string;
  readonly invoice_data?: StoredAddress & { readonly is_company: boolean; readonly tax_number: string };
  readonly delivery_data?: StoredAddress;
}
