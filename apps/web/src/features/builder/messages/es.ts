import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

export const messages = {
  title: 'Configurar un cliente',
  purpose: 'Dominios, usuarios, alias y listas de una vez. Verá lo que va a pasar antes de que cambie nada.',
  back: 'Todos los usuarios',
  step: '{step}. {name}',
  submit: 'Revisar plan',
  next: 'Todavía no cambia nada. El plan muestra fila por fila lo que se añadirá, cambiará, omitirá o rechazará.',
  everything: {
    title: 'Todo en un archivo',
    label: 'Archivo con una columna type',
    hint: 'Pegue, arrastre o elija un archivo CSV. La columna type dice qué es cada fila: domain, user, alias o list. Las filas se reparten en los pasos de abajo. Si prefiere rellenar los pasos a mano, deje este campo vacío.',
    columns:
      'La columna email contiene la dirección o el nombre de un dominio (también sirve la columna domain). Separe con espacios varios destinos (forward) o miembros (members).',
    choose: 'Elegir archivo',
    fill: 'Repartir en los pasos',
    filled:
      '{num, plural, one {# fila se ha pasado a los pasos de abajo.} other {{shown} filas se han pasado a los pasos de abajo.}}',
    rest: 'Las filas que quedan arriba tienen un tipo desconocido o que usted no puede añadir. Corrija el tipo o esas filas se rechazarán.',
    noType:
      'Este archivo no tiene ninguna columna llamada type. Añádala o pegue las filas en los pasos de abajo.',
    tooLarge: 'El archivo es demasiado grande. El límite es de 2,5 MB y {rows} filas.',
    notText: 'No se puede leer el archivo. Guárdelo como CSV en su hoja de cálculo y elíjalo de nuevo.',
    decoded:
      'El archivo no está en UTF-8, así que se ha leído como texto de Windows (Windows-1252). Compruebe abajo los nombres con acentos.',
  },
  section: {
    domains: {
      title: 'Dominios',
      label: 'Nombres de dominio',
      hint: 'Un dominio por línea. Los dominios que ya tiene se omiten.',
      count: '{num, plural, one {# dominio} other {{shown} dominios}}',
    },
    users: {
      title: 'Usuarios',
      label: 'Usuarios, uno por línea',
      hint: 'Dirección, nombre, contraseña y cuota en GB, separados por comas. O empiece con una línea de encabezado: email, name, password, quota_gb y, si quiere, {columns}. Si no hay contraseña, se genera una. Si la sesión se cierra automáticamente, lo que ha escrito se conserva, pero no las contraseñas.',
      count: '{num, plural, one {# usuario} other {{shown} usuarios}}',
    },
    aliases: {
      title: 'Alias',
      label: 'Alias, uno por línea',
      hint: 'El alias, después las direcciones a las que reenvía, separadas por espacios, y, si quiere, una nota. Encabezado: email, forward, note. También sirven los usuarios y las listas de este plan.',
      count: '{num, plural, one {# alias} other {{shown} alias}}',
    },
    lists: {
      title: 'Listas',
      label: 'Listas, una por línea',
      hint: 'La dirección de la lista, después sus miembros, separados por espacios, y, si quiere, una nota. Encabezado: email, members, note. Una lista existente recibe los miembros que le faltan; no se quita ninguno.',
      count: '{num, plural, one {# lista} other {{shown} listas}}',
    },
  },
  foreignHeader:
    'La primera línea parece un encabezado, pero no se reconoce ninguno de sus nombres de columna. Use estos nombres: {columns}.',
  refused: {
    title: 'Rechazado en el último plan',
    names: '{num, plural, =0 {{names}} other {{names} y {shown} más}}',
    row: '{names}: {text}',
  },
  records: {
    title:
      '{num, plural, one {# dominio aún no está verificado} other {# dominios aún no están verificados}}',
    hint: 'Añada estos registros al DNS. Cuando un dominio esté verificado, haga clic de nuevo en «Revisar plan» para añadir sus usuarios, alias y listas.',
  },
  goTo: {
    words: {
      setUpCustomer: 'asistente, builder, cliente nuevo, alta, CSV',
    },
    actions: {
      setUpCustomer: 'Configurar un cliente',
    },
  },
} satisfies SameKeys<typeof english>;
