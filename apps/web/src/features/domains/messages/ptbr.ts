import type { SameKeys } from '../../../i18n/catalogs.ts';
import type { messages as english } from './en.ts';

const type = {
  standard: 'Padrão',
  parked: 'Estacionado',
};

export const messages = {
  title: 'Domínios',
  purpose: 'Seus domínios de e-mail, a verificação e a saúde do DNS deles.',
  search: 'Buscar domínios',
  empty: 'Ainda não há domínios',
  emptyHint:
    'Um domínio é a parte do endereço depois do @. Adicione um, verifique-o com um registro DNS e depois crie usuários, aliases e listas.',
  undo: 'Desfazer',
  column: {
    domain: 'Domínio',
    verification: 'Verificação',
    health: 'Saúde',
    type: 'Tipo',
    active: 'Situação',
    users: 'Usuários',
    aliases: 'Aliases',
    lists: 'Listas',
    smartlists: 'Listas inteligentes',
    aliasdomains: 'Domínios de alias',
    quota: 'Cota atribuída',
    created: 'Adicionado',
  },
  type,
  state: {
    active: 'Ativo',
    disabled: 'Desativado',
  },
  row: {
    verify: 'Verificar agora',
    check: 'Conferir a saúde de novo',
    enable: 'Ativar',
    disable: 'Desativar',
    remove: 'Remover',
  },
  bulk: {
    enable: '{num, plural, one {Ativar # domínio} other {Ativar {shown} domínios}}',
    disable: '{num, plural, one {Desativar # domínio} other {Desativar {shown} domínios}}',
    remove: '{num, plural, one {Remover # domínio} other {Remover {shown} domínios}}',
  },
  ask: {
    disableOne: 'Desativar {name}?',
    removeOne: 'Remover {name}?',
    enable: '{num, plural, one {Ativar # domínio?} other {Ativar {shown} domínios?}}',
    disable: '{num, plural, one {Desativar # domínio?} other {Desativar {shown} domínios?}}',
    remove: '{num, plural, one {Remover # domínio?} other {Remover {shown} domínios?}}',
    enableText: 'Os e-mails voltam a ser aceitos e enviados.',
    disableText:
      'O domínio deixa de enviar e receber e-mails, e seus usuários não conseguem entrar. Nada é apagado; você pode ativá-lo de novo quando quiser.',
  },
  removal: {
    with: 'Também serão removidos:',
    nothing: 'Nenhum usuário, alias, lista ou domínio de alias é afetado.',
    unknown:
      'Também será removido tudo o que há nesses domínios: usuários com todos os seus e-mails, aliases, listas, pastas públicas e domínios de alias.',
    users: '{num, plural, one {# usuário com todos os e-mails} other {# usuários com todos os seus e-mails}}',
    aliases: '{num, plural, one {# alias} other {# aliases}}',
    lists: '{num, plural, one {# lista} other {# listas}}',
    smartlists: '{num, plural, one {# lista inteligente} other {# listas inteligentes}}',
    aliasdomains: '{num, plural, one {# domínio de alias} other {# domínios de alias}}',
    after:
      'Os e-mails são recusados imediatamente e outros podem usar o nome. Durante {days} dias, tudo pode ser restaurado da lixeira.',
    claims:
      'A lixeira guarda os {num} domínios nunca verificados removidos mais recentemente. Os mais antigos são excluídos de vez.',
  },
  add: {
    title: 'Adicionar domínio',
    names: 'Domínio',
    namesHint: 'Digite um nome, por exemplo example.com, ou até {num} nomes, um por linha.',
    type: 'Tipo',
    typeHint: 'Domínios estacionados não enviam nem recebem e-mails.',
    taken: 'Este domínio já está na sua conta.',
    tooMany: '{num} nomes digitados; o limite é {most} por vez.',
    done: '{num, plural, one {# domínio foi adicionado} other {# domínios foram adicionados}}',
    doneHint:
      'Cada domínio precisa de um registro DNS que o verifique. Copie os registros de todos ou abra um nome para ver os dele.',
    failed:
      '{num, plural, one {# nome não foi adicionado. Ele continua no campo abaixo.} other {# nomes não foram adicionados. Eles continuam no campo abaixo.}}',
    reason: {
      domain_invalid: 'Este não é um nome de domínio válido.',
      conflict: 'Já está na sua conta.',
      limit_reached: 'Sua conta não pode ter mais domínios.',
    },
    room: '{num, plural, =0 {Sua conta não pode ter mais domínios.} one {Sua conta ainda comporta # domínio.} other {Sua conta ainda comporta # domínios.}}',
  },
  page: {
    back: 'Todos os domínios',
    tabs: 'Seções deste domínio',
    overview: 'Visão geral',
    settings: 'Configurações',
    health: 'Saúde',
    dkim: 'DKIM',
    handover: 'Repasse',
    history: 'Histórico',
    gone: 'Domínio não encontrado',
    goneHint: 'Talvez tenha sido removido ou o link esteja errado. Os domínios removidos ficam na lixeira.',
  },
  history: {
    empty: 'Nenhuma alteração ainda',
    emptyHint: 'As alterações neste domínio aparecem aqui.',
  },
  overview: {
    ownership: 'Verificação',
    ascii: 'Forma ASCII',
    verified: 'Verificado',
    details: 'Detalhes',
  },
  settings: {
    title: 'Configurações',
    readOnly: 'Você pode ver estas configurações, mas não alterá-las.',
    save: 'Salvar',
    timezone: 'Fuso horário',
    accountTimezone: 'Padrão da conta',
    homecountry: 'País de origem',
    noCountry: 'Não informado',
    catchall: 'Endereço coringa',
    catchallHint: 'Recebe os e-mails enviados a endereços que não existem. Deixe vazio para recusá-los.',
    webmail: 'Webmail',
    webmailHint: 'Os usuários deste domínio podem usar o webmail.',
    exchange: 'Conector Exchange',
    exchangeHint: 'Os e-mails dos usuários com conector Exchange são repassados ao servidor Exchange abaixo.',
    exchangeHost: 'Servidor Exchange',
    localdelivery: 'Entrega local',
    localdeliveryHint:
      'Entrega os e-mails nas caixas postais daqui. Desativada, todos os e-mails seguem para o servidor de retransmissão.',
    relayHost: 'Servidor de retransmissão',
    footer: 'Rodapé',
    footerHint: 'Adicionado ao final de cada mensagem enviada pelos usuários deste domínio.',
  },
  health: {
    engine: {
      running: 'Ele processa os e-mails deste domínio.',
      trouble: 'Os e-mails deste domínio podem atrasar.',
      stopped:
        'Este domínio não pode enviar nem receber e-mails até que o sistema de e-mail volte a funcionar.',
      not_installed:
        'Este domínio não pode enviar nem receber e-mails aqui até que o sistema de e-mail seja instalado.',
    },
    check: 'Conferir de novo',
    checked: 'Conferido',
    never: 'Ainda não conferido',
    since: 'desde {day}',
    found: 'Encontrado',
    copyExpected: 'Copiar o valor para {name}: {value}',
    copyHost: 'Copiar o host, {name}',
    state: {
      ok: 'OK',
      warn: 'Com recomendações',
      fail: 'Falha',
      queued: 'Na fila para conferência',
      unknown: 'Não conferido',
    },
    summary: {
      ok: 'Saúde do domínio: OK',
      warn: 'Saúde do domínio: OK, com recomendações',
      fail: 'Saúde do domínio: falha',
      queued: 'Saúde do domínio: na fila para conferência',
      unknown: 'Saúde do domínio: não conferida',
    },
    name: {
      mx: 'Servidores de e-mail (MX)',
      caa: 'Autoridades certificadoras (CAA)',
      webmail: 'Endereço do webmail',
      webmail_ssl: 'Certificado do webmail',
      autodiscover: 'Endereço do Autodiscover',
      autodiscover_ssl: 'Certificado do Autodiscover',
      spf: 'Remetentes permitidos (SPF)',
      dkim: 'Assinatura (DKIM)',
      dmarc: 'Regra para e-mails falsos (DMARC)',
      mta_sts: 'Entrega criptografada (MTA-STS)',
      tls_rpt: 'Relatórios de criptografia (TLS-RPT)',
      mta_sts_host: 'Endereço da política (MTA-STS)',
    },
    hint: {
      missing: 'O registro não existe. Publique-o neste host.',
      wrong: 'O registro está incompleto ou incorreto. Substitua-o pelo valor abaixo.',
      foreign:
        'Outros servidores de e-mail também aparecem: {detail}. O que chega a eles não chega aqui. Remova-os.',
      several: 'Há {detail} registros desse tipo, então nenhum vale. Mantenha um e remova os outros.',
      too_many_lookups:
        'Com nossos servidores, o registro precisa de {detail} consultas DNS; 10 são permitidas. Retire remetentes que não usa mais e publique-o.',
      spf_loop: 'O registro inclui a si mesmo: {detail}. Remova uma dessas inclusões.',
      issuer_missing:
        'Os registros CAA em {detail} não permitem nossa autoridade certificadora. Mantenha-os e acrescente o valor abaixo.',
      dns_failed: 'Os servidores de nomes do domínio não responderam.',
      timeout: 'Não houve resposta a tempo.',
      private_address: '{detail} leva a um endereço inacessível pela internet. Corrija o registro.',
      connect_failed:
        'Sem conexão segura com {detail}. Se o registro deste nome não estiver correto, corrija-o primeiro; caso contrário, fale com o seu provedor.',
      certificate_expired:
        'O certificado expirou em {detail}. Ele se renova automaticamente quando o registro está correto. Se o registro deste nome já está correto, fale com o seu provedor.',
      certificate_expires:
        'O certificado expira em {detail}. Confira se o registro continua correto para que possa ser renovado.',
      certificate_name: 'O certificado é de outro nome: {detail}. Confira o registro deste nome.',
      certificate_untrusted:
        'O certificado é de uma autoridade em que os navegadores não confiam: {detail}. Se o registro deste nome está correto, fale com o seu provedor.',
      not_enabled: 'A assinatura DKIM está desativada neste domínio. Ative-a na aba DKIM.',
      not_signed:
        'As mensagens não estão sendo assinadas no momento. Verifique e ative o domínio e depois confira de novo: uma chave assina assim que seu registro é encontrado.',
      key_unusable:
        'Não é possível ler a chave de assinatura, por isso as mensagens não podem ser assinadas. Crie uma nova chave na aba DKIM e publique o registro dela.',
      elsewhere:
        'Os e-mails deste domínio vão hoje para {detail}. Crie primeiro as caixas postais aqui; depois substitua estes registros para migrar.',
      host_elsewhere:
        'Este nome leva a outro lugar: {detail}. Se outro serviço o usa, mantenha; caso contrário, publique o valor abaixo.',
      sender_missing:
        'Nossos servidores ainda não podem enviar e-mails deste domínio. O valor abaixo mantém seus remetentes atuais e acrescenta {detail}.',
      still_receives:
        'Este domínio estacionado ainda recebe e-mails em {detail}. Se ninguém o usa, publique o valor abaixo; senão, mude o tipo para Padrão.',
      still_sends:
        'O registro ainda permite enviar e-mails por este domínio estacionado. Se ninguém envia, publique {detail}; senão, mude o tipo para Padrão.',
      several_merged:
        'Há {detail} registros SPF, então nenhum vale. Substitua-os pelo valor abaixo, que os combina.',
      not_required: 'Nenhum registro é necessário: sem ele, qualquer autoridade pode emitir certificados.',
      not_set:
        'Seu provedor ainda não definiu o servidor deste registro; não há o que publicar. Fale com o provedor.',
      include_broken:
        'O registro cita remetentes que não podem ser consultados: {detail}. Remova-os, ou os destinatários podem ignorar o registro inteiro.',
    },
    checking: 'Conferindo agora…',
    checkingName: 'Conferindo {name}…',
    late: 'A conferência de {name} está demorando mais que o normal. O resultado aparecerá na lista.',
    outcome: '{name} conferido: {state}',
    host: 'Host ({type})',
    publish: 'Publique este valor',
    foundNow: 'Valor atual',
    group: {
      stopsMail: 'Impede o e-mail',
      fix: 'A corrigir',
      unknown: 'Não conferidos',
      advice: 'Recomendados',
      ok: '{num, plural, one {# registro está correto} other {# registros estão corretos}}',
    },
    groupHint: {
      stopsMail: 'Até que isso seja corrigido, os e-mails não chegam ou são recusados por outros.',
      fix: 'O e-mail funciona, mas talvez não o webmail, os aplicativos de e-mail ou os certificados.',
      unknown:
        'Estes registros ainda não foram conferidos ou não responderam. Serão conferidos de novo automaticamente.',
      advice: 'O e-mail funciona sem eles, mas eles protegem o seu nome e ajudam as mensagens a chegar.',
    },
  },
  dkim: {
    title: 'Assinatura DKIM',
    purpose:
      'Os e-mails enviados são assinados com uma chave cuja metade pública está publicada no seu DNS. Assim os destinatários veem que a mensagem é mesmo sua e não foi alterada.',
    on: 'A assinatura está ativada',
    waiting: 'Aguardando o DNS: os e-mails ainda não são assinados',
    off: 'A assinatura está desativada',
    enable: 'Ativar a assinatura',
    disable: 'Desativar a assinatura',
    rotate: 'Criar uma nova chave',
    keys: 'Chaves',
    noKeys: 'Ainda não há chaves. Uma chave é criada quando você ativa a assinatura.',
    selector: 'Seletor {name}',
    since: 'desde {day}',
    state: {
      waiting: 'Aguardando o DNS',
      active: 'Em uso',
      retiring: 'Saindo de uso',
    },
    explain: {
      waiting: 'Publique o registro desta chave. A assinatura começa quando o registro for encontrado.',
      active: 'Os e-mails são assinados com esta chave. Mantenha o registro dela.',
      retiring:
        'Não assina mais e-mails. Mantenha o registro por uma semana, para mensagens ainda a caminho; depois pode removê-lo.',
    },
    askDisable: 'Desativar a assinatura?',
    askDisableText:
      'Os e-mails enviados deixam de ser assinados e têm mais chance de cair no spam. As chaves são mantidas; você pode ativar a assinatura de novo quando quiser.',
    askRotate: 'Criar uma nova chave?',
    askRotateText:
      'Você terá de publicar um novo registro. A chave atual continua assinando até que ele seja encontrado.',
    copyHost: 'Copiar o host do seletor {name}',
    copyKey: 'Copiar o valor do seletor {name}',
    host: 'Host',
    key: 'Valor',
  },
  handover: {
    title: 'Página de repasse',
    purpose:
      'Crie um link para a pessoa que cuida do DNS deste domínio. Ele abre uma página com todos os registros, sem login, e não mostra mais nada.',
    days: 'Dias até expirar',
    daysHint: 'Digite 1–90.',
    create: 'Criar link',
    created: 'O link está pronto',
    once: 'Copie agora. Ele é mostrado apenas uma vez.',
    copy: 'Copiar o link',
    revoke: 'Revogar o link',
    askRevoke: 'Revogar o link de {name}?',
    askRevokeText: 'A página deixará de abrir. Você pode criar um novo link quando quiser.',
    replaceHint: 'Digite 1–90. O novo link substitui o atual.',
    replace: 'Criar um novo link',
    exists: 'Link criado em {time}',
    validUntil: 'Válido até {time}',
    opened: '{num, plural, one {Aberto uma vez, em {time}} other {Aberto {shown} vezes, a última em {time}}}',
    notOpened: 'Ainda não aberto',
  },
  audit: {
    label: 'Auditoria',
    hint: 'Copia todas as mensagens deste domínio para a caixa postal de auditoria escolhida em “Conformidade”.',
    inUse:
      'Uma caixa postal deste domínio recebe as cópias de outros domínios. Primeiro, escolha outra caixa postal para eles em “Conformidade”. Domínios na lixeira também contam.',
    unusable:
      'A caixa postal de auditoria deste domínio não pode ser usada. Primeiro, ative a caixa postal e o domínio dela ou escolha outra em “Conformidade”.',
    mayNot: 'Só administradores com o nível “Modificar” para usuários podem mudar isto.',
  },
  facts: {
    domain: 'Domínio',
    type: 'Tipo',
    active: 'Ativo',
    timezone: 'Fuso horário',
    catchall: 'Endereço coringa',
    webmail: 'Webmail',
    exchange_enabled: 'Conector Exchange',
    exchange_host: 'Servidor Exchange',
    localdelivery: 'Entrega local',
    relay_host: 'Servidor de retransmissão',
    footer: 'Rodapé',
    homecountry: 'País de origem',
    dkim_enabled: 'Assinatura DKIM',
    audit_enabled: 'Auditoria',
    selector: 'Seletor',
    days: 'Dias',
    deleted_for_good: 'Excluído de vez',
  },
  values: { type },
  variants: {
    removeDomains: {
      deleted_for_good: 'Excluiu um domínio de vez: não cabiam mais domínios não verificados na lixeira',
    },
  },
  goTo: {
    words: {
      domains: 'DNS, MX, SPF, DKIM, DMARC, registros, verificação, saúde, arquivo de zona, repasse',
      addDomain: 'novo domínio, criar domínio',
      exportDomains: 'baixar domínios, CSV, planilha',
    },
    actions: {
      addDomain: 'Adicionar domínio',
      exportDomains: 'Exportar domínios',
    },
  },
  menu: {
    domains: 'Domínios',
  },
  jobs: {
    enableDomains: 'Ativação de domínios',
    disableDomains: 'Desativação de domínios',
    removeDomains: 'Remoção de domínios',
  },
  deeds: {
    exportDomains: 'Domínios exportados',
    addDomain: 'Domínio {name} adicionado',
    addDomains: '{num, plural, =1 {Domínio {name} adicionado} other {{shown} domínios adicionados}}',
    updateDomain: 'Domínio {name} alterado',
    enableDomains: '{num, plural, =1 {Domínio {name} ativado} other {{shown} domínios ativados}}',
    disableDomains: '{num, plural, =1 {Domínio {name} desativado} other {{shown} domínios desativados}}',
    removeDomains: '{num, plural, =1 {Domínio {name} removido} other {{shown} domínios removidos}}',
    enableDkim: 'DKIM ativado para {name}',
    disableDkim: 'DKIM desativado para {name}',
    rotateDkim: 'Nova chave DKIM criada para {name}',
    createDnsHandover: 'Link de repasse criado para {name}',
    revokeDnsHandover: 'Link de repasse de {name} revogado',
  },
  operations: {
    exportDomains: 'Exportou os domínios',
    addDomain: 'Adicionou um domínio',
    addDomains: 'Adicionou vários domínios',
    updateDomain: 'Alterou um domínio',
    enableDomains: 'Ativou um domínio',
    disableDomains: 'Desativou um domínio',
    removeDomains: 'Removeu um domínio',
    verifyDomain: 'Iniciou a verificação de um domínio',
    checkDomainHealth: 'Iniciou uma conferência da saúde de um domínio',
    enableDkim: 'Ativou o DKIM',
    disableDkim: 'Desativou o DKIM',
    rotateDkim: 'Criou uma nova chave DKIM',
    createDnsHandover: 'Criou um link de repasse',
    revokeDnsHandover: 'Revogou o link de repasse',
  },
  zone: {
    title: 'Todos os registros de uma vez',
    purpose:
      'Este arquivo de zona contém os registros de que este domínio precisa para o e-mail; a maioria dos serviços de DNS pode importá-lo. Confira se a importação acrescenta registros e não apaga outros, como os do seu site. Se os e-mails ainda vão para outro servidor, crie primeiro as caixas postais aqui. Os registros já publicados aparecem como comentários.',
    copy: 'Copiar todos os registros',
    download: 'Baixar arquivo de zona',
    copied: 'Registros copiados',
  },
} satisfies SameKeys<typeof english>;
